import type { AreaTable } from '../../table.ts';

export default {
  'login.title': 'Log in',
  'login.text': 'With your phone number. A new number gets an account by itself.',
  'login.area': 'Country or region',
  'login.phone': 'Phone number',
  'login.phone-hint': 'Enter your number',
  'login.agree': 'I have read and agree to the User Service Agreement and the Privacy Policy',
  'login.agree-to': 'I have read and agree to the %s and the %s',
  'login.agree-first': 'Please read and agree to the User Service Agreement and Privacy Policy first',
  'login.get-code': 'Get a code',
  'login.code': {
    one: 'Please enter the %d-digit verification code',
    other: 'Please enter the %d-digit verification code',
  },
  'login.resend': 'Send it again',
  'login.resend-in': { one: 'Send again in %d s', other: 'Send again in %d s' },
  'login.other-phone': 'Use another number',
} as const satisfies AreaTable<'login'>;
