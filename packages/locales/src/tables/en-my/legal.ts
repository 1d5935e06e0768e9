import type { AreaTable } from '../../table.ts';
import en from '../en/legal.ts';

export default {
  ...en,

  'legal.privacy.1':
    'What we keep of you is: your mobile number, the face photos that you upload, the facial features computed from them, your portraits, and which terms you agreed to and when.',
  'legal.privacy.2':
    'The mobile number is for logging in and recovering your account. Face photos and features are for the themes that you choose and for checking that the portraits look like you.',
  'legal.privacy.6':
    'SMS are sent by a provider, which receives your mobile number and the code and nothing else. When you log in with your phone’s own number, your carrier and an authentication provider check it.',
} as const satisfies AreaTable<'legal'>;
