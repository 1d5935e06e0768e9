import type { AreaTable } from '../../table.ts';
import en from '../en/faces.ts';

export default {
  ...en,

  'avatar.preparing-text': 'No need to wait: choose a theme now, and the shoot starts automatically.',
} as const satisfies AreaTable<'faces'>;
