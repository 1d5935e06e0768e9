import type { AreaTable } from '../../table.ts';
import en from '../en/shooting.ts';

export default {
  ...en,

  'shooting.preparing': 'The face is still being prepared. The shoot starts automatically, a little later than usual.',

  'custom.nothing-text': 'Say where, when, what weather, which colors or what mood. For example:',
  'custom.unknown-text': 'Try other words: a place, a time, weather, colors or a mood.',
  'custom.outfit-note': 'Your clothes stay yours: plain ones take the color, patterned ones keep their own.',
} as const satisfies AreaTable<'shooting'>;
