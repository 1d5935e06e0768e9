import type { AreaTable } from '../../table.ts';
import en from '../en/themes.ts';

export default {
  ...en,

  'visit.release': 'Release to refresh',
} as const satisfies AreaTable<'themes'>;
