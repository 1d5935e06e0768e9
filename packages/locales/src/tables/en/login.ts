import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Log in',
  'login.text': 'Use your phone number. If it is new, an account is created for you.',
  'login.area': 'Region',
  'login.region-CN': 'Chinese mainland',
  'login.region-HK': 'Hong Kong, China',
  'login.region-MO': 'Macao, China',
  'login.region-TW': 'Taiwan, China',
  'login.phone': 'Phone number',
  'login.phone-hint': 'Enter your phone number',
  'login.agree': 'I have read and agree to the User Service Agreement and the Privacy Policy',
  'login.agree-to': 'I have read and agree to the %s and the %s',
  'login.agree-first': 'Please read and agree to the User Service Agreement and Privacy Policy first',
  'login.checking': 'Checking…',
  'login.get-code': 'Send code',
  'login.code': {
    one: 'Please enter the %d-digit verification code',
    other: 'Please enter the %d-digit verification code',
  },
  'login.resend': 'Resend code',
  'login.resend-in': { one: 'Resend in %d s', other: 'Resend in %d s' },
  'login.other-phone': 'Use a different number',
} as const satisfies AreaTable<'login'>;
