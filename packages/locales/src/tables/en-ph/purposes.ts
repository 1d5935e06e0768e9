import type { AreaTable } from '../../table.ts';
import en from '../en/purposes.ts';

export default {
  ...en,

  'outside.check-first': 'Check this to start',
} as const satisfies AreaTable<'purposes'>;
