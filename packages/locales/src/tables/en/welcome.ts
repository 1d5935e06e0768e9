import type { AreaTable } from '../../table.ts';

export default {
  'welcome.wordmark': 'Kinora',
  'welcome.title': 'One you, twenty kinds of light',
  'welcome.text': 'One photo becomes 20 portraits.',
  'welcome.promise': 'If it does not look like you, you never see it.',
  'welcome.try': 'Take a first shot',
  'welcome.look': 'Look around first',
  'welcome.before': 'Photo',
  'welcome.after': 'Ink',
  'welcome.drag': 'Drag left and right to compare the photo with the ink painting',
} as const satisfies AreaTable<'welcome'>;
