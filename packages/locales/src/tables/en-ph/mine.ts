import type { AreaTable } from '../../table.ts';
import en from '../en/mine.ts';

export default {
  ...en,

  'about.licence': 'Open-source license',
} as const satisfies AreaTable<'mine'>;
