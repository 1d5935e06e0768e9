import type { AreaTable } from '../../table.ts';
import en from '../en/mine.ts';

export default {
  ...en,

  'about.licence': 'Open-source license',
  'about.never-recognise': 'Recognize people, or look for you in other people’s photos',
  'leave.also-phone': 'your mobile number',
  'leave.rest': 'The mobile number can be used for a new account 24 hours after this one has been closed.',
} as const satisfies AreaTable<'mine'>;
