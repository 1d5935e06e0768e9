import type { AreaTable } from '../../table.ts';
import en from '../en/errors.ts';

export default {
  ...en,

  'error.10001': 'Something is not filled in correctly. Check it and send again.',
  'error.14001': 'This is not a mobile number that can get a text message. Please check it.',
  'error.14002': 'The code is not correct. Check the text again.',
  'error.10009': 'Something went wrong on our side. Try again in a while.',
  'error.10202': 'Uploading does not work right now. Try again in a while.',
  'error.99998': 'The server has a problem (%s). Try again in a while.',
  'error.10090': 'One more step: add a mobile number.',
  'login.by-device': 'Go on without a mobile number',
  'login.way-phone': 'Mobile number',
  'error.14020': 'The texts for today are used up. Come back tomorrow, or log in another way.',
} as const satisfies AreaTable<'errors'>;
