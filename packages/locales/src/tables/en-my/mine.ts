import type { AreaTable } from '../../table.ts';
import en from '../en/mine.ts';

export default {
  ...en,

  'leave.also-phone': 'your mobile number',
  'leave.rest': 'The mobile number can be used for a new account 24 hours after this one has been closed.',
} as const satisfies AreaTable<'mine'>;
