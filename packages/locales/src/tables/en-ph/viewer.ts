import type { AreaTable } from '../../table.ts';
import en from '../en/viewer.ts';

export default {
  ...en,

  'viewer.document-agree-first': 'Check this to save',
} as const satisfies AreaTable<'viewer'>;
