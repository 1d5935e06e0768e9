import type { AreaTable } from '../../table.ts';
import en from '../en/news.ts';

export default {
  ...en,

  'message.350.content': {
    one: '“%s”: %d photo is ready. Come and see it.',
    other: '“%s”: all %d photos are ready. Come and pick your favorites.',
  },
  'message.383.content':
    'On %s somebody tried codes for your mobile number several times. None of them was right. Tell nobody a code that you are sent. If you mistyped it yourself, there is nothing to do.',
  'message.384.title': 'Your mobile number was changed',
  'message.396.content': 'Its order was canceled, closed or paid before; the money returns the way it came.',
} as const satisfies AreaTable<'news'>;
