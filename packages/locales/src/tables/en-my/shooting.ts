import type { AreaTable } from '../../table.ts';
import en from '../en/shooting.ts';

export default {
  ...en,

  'shooting.preparing': 'The face is still being prepared. The shoot starts automatically, a little later than usual.',
} as const satisfies AreaTable<'shooting'>;
