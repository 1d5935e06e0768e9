import type { AreaTable } from '../../table.ts';
import en from '../en/login.ts';

export default {
  ...en,

  'login.text': 'Use your mobile number. If it is new, an account is created for you.',
  'login.phone': 'Mobile number',
  'login.phone-hint': 'Enter your mobile number',
  'login.other-phone': 'Use a different mobile number',
  'login.bind-title': 'Add your mobile number',
  'login.bind-text':
    'One more step: accounts here need a mobile number, so that you can still get in if you lose the other login.',
  'one-tap.or': 'or with a code by text',
  'one-tap.no-mobile-data':
    'The carrier knows this number over mobile data only. Turn off Wi-Fi and try again, or use a code by text.',
  'one-tap.no-carrier': 'The carrier of this SIM does not support it. Please use a code by text.',
  'one-tap.no-answer': 'The carrier did not answer. Please use a code by text.',
  'one-tap.unavailable': 'This is not available right now. Please use a code by text.',
  'one-tap.host-button': 'Log in with your mobile number',
  'phone.bound': 'Mobile number added',
  'phone.change-title': 'Change your mobile number',
} as const satisfies AreaTable<'login'>;
