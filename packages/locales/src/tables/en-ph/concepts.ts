import type { AreaTable } from '../../table.ts';
import en from '../en/concepts.ts';

export default {
  ...en,

  'custom.facet.colour': 'Color',
  'custom.style.gouache': 'Watercolor',
  'custom.colour.grey': 'Gray',
  'custom.hair.grey': 'Gray hair',
} as const satisfies AreaTable<'concepts'>;
