import type { AreaTable } from '../../table.ts';
import en from '../en/themes.ts';

export default {
  ...en,

  'term.5': 'Vernal equinox',
  'term.17': 'Autumnal equinox',
} as const satisfies AreaTable<'themes'>;
