import type { AreaTable } from '../../table.ts';
import en from '../en/login.ts';

export default {
  ...en,

  'login.text': 'Use your mobile number. If it is new, an account is created for you.',
  'login.phone': 'Mobile number',
  'login.phone-hint': 'Enter your mobile number',
  'login.other-phone': 'Use a different mobile number',
  'login.bind-title': 'Add your mobile number',
} as const satisfies AreaTable<'login'>;
