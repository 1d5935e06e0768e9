import type { AreaTable } from '../../table.ts';

export default {
  'covers.ask-title': 'Use your face on the theme covers?',
  'covers.ask-text':
    'The studio shoots covers and samples again with your face. Only you see them. Say no and you see the sample face; you can change this at any time.',
  'covers.ask-title-other': 'Show %s on covers for two as well?',
  'covers.ask-text-other':
    'Covers and samples of themes for two will show you both. Only you see them. Ask them first; for a minor, the guardian decides.',
  'covers.agree': 'Yes, use it',
  'covers.refuse': 'No',
  'covers.agreed': 'The covers will change one by one',
  'outside.ask-title': 'Send photos to services outside the studio?',
  'outside.ask-text':
    'To shoot, to check pictures or to verify a person, face photos go to services outside the studio: %s. If you say no, only the studio itself shoots, and some themes may not be possible. You can withdraw at any time.',
  'outside.ask-only':
    'This theme can only be shot by services outside the studio, which get the face photos: %s. If you say no, choose another theme. You can withdraw at any time.',
  'outside.ask-who': 'This is about: %s.',
  'outside.ask-text-other': 'Ask others before you answer for them; for a minor, the guardian decides.',
  'outside.check-first': 'Tick this to start',
  'outside.agree': 'Agree',
  'outside.refuse': 'Studio only',
  'outside.other': 'Another theme',
  'service.aliyun': 'Alibaba Cloud',
  'service.tencent': 'Tencent Cloud',
} as const satisfies AreaTable<'purposes'>;
