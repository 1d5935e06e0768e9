import type { AreaTable } from '../../table.ts';
import en from '../en/login.ts';

export default {
  ...en,

  'login.text': 'With your mobile number. A new number gets an account automatically.',
  'login.phone': 'Mobile number',
  'login.phone-hint': 'Enter your mobile number',
  'login.other-phone': 'Use another mobile number',
} as const satisfies AreaTable<'login'>;
