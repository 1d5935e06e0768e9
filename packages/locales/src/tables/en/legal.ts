import type { AreaTable } from '../../table.ts';

export default {
  'legal.service.title': 'User Service Agreement',
  'legal.service.1':
    'Kinora uses the photo that you upload to make portraits of you in different themes. They are made by software, not taken by a camera, and each one says so.',
  'legal.service.2':
    'Upload only photos of yourself, or of people who have agreed to it. Never use another face to impersonate, mislead or hurt anyone.',
  'legal.service.3':
    'Your photos and portraits belong to you. We use them to serve you and for nothing else: not to train models, not for advertising.',
  'legal.service.4': 'Photos that you do not keep are deleted after a time, which is shown where you choose them.',
  'legal.service.5':
    'Keep verification codes to yourself. If somebody else uses your account, logging out ends the login of that device.',
  'legal.service.6':
    'We may stop serving an account that breaks these terms or the law. When the terms change, we ask you to read and agree again.',
  'legal.privacy.title': 'Privacy Policy',
  'legal.privacy.1':
    'What we keep of you is: your phone number, the face photos that you upload, the facial features computed from them, your portraits, and which terms you agreed to and when.',
  'legal.privacy.2':
    'The phone number is for logging in and getting your account back. Face photos and features are for the themes that you choose and for checking that the portraits look like you.',
  'legal.privacy.3':
    'Your phone number, photos and facial features are stored encrypted. None of this is written to logs, given to third parties without your separate consent, or used to train models.',
  'legal.privacy.4':
    'Before we use your face we ask for your consent separately. You can withdraw it at any time on the Me page; then the face photos and features are deleted.',
  'legal.privacy.5':
    'A deleted photo can be brought back for ten minutes. After that it is erased from storage, with no copy left.',
  'legal.privacy.6':
    'Text messages are sent by a provider, which receives your phone number and the code and nothing else. When you log in with your phone’s own number, your carrier and an authentication provider check it.',
  'legal.operator': 'Operator',
  'legal.contact': 'Contact',
  'legal.version': 'Version %s',
  'legal.service.head-1': 'What we offer',
  'legal.service.head-2': 'The photos you upload',
  'legal.service.head-3': 'Whose the photos are',
  'legal.service.head-4': 'How long they are kept',
  'legal.service.head-5': 'Your account',
  'legal.service.head-6': 'Changes and ending',
  'legal.privacy.head-1': 'What we keep',
  'legal.privacy.head-2': 'What it is for',
  'legal.privacy.head-3': 'How it is protected',
  'legal.privacy.head-4': 'Your consent',
  'legal.privacy.head-5': 'Deletion',
  'legal.privacy.head-6': 'Who works for us',
} as const satisfies AreaTable<'legal'>;
