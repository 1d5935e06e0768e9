import type { AreaTable } from '../../table.ts';
import en from '../en/errors.ts';

export default {
  ...en,

  'error.14001': 'This is not a mobile number that can get a text message. Please check it.',
  'error.14002': 'The code is incorrect. Check the SMS again.',
  'error.10007': 'It is no longer here; it may have been deleted. Refresh to check.',
  'error.10009': 'Something went wrong on our side. Try again in a short while.',
  'error.10202': 'Uploading is not working right now. Try again in a short while.',
  'error.99998': 'The server has a problem (%s). Try again in a short while.',
  'error.10090': 'One more step: add a mobile number.',
  'login.way-phone': 'Mobile number',
  'error.14020': 'The SMS for today are used up. Come back tomorrow, or log in another way.',
} as const satisfies AreaTable<'errors'>;
