import type { AreaTable } from '../../table.ts';
import en from '../en/mine.ts';

export default {
  ...en,

  'about.licence': 'Open-source license',
  'about.never-recognise': 'Recognize people, or look for you in other people’s photos',
  'leave.also':
    'Your name, mobile number, addresses, consents and logins go too. The number can be used for a new account after 24 hours.',
} as const satisfies AreaTable<'mine'>;
