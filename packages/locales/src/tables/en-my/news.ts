import type { AreaTable } from '../../table.ts';
import en from '../en/news.ts';

export default {
  ...en,

  'message.383.content':
    'On %s somebody tried codes for your mobile number several times. None of them was right. Tell nobody a code that you are sent. If you mistyped it yourself, there is nothing to do.',
  'message.384.title': 'Your mobile number was changed',
} as const satisfies AreaTable<'news'>;
