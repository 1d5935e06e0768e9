import { composeSheets, defineTheme, type Theme } from '../define-theme.ts';
import { COVERS } from './covers.ts';
import { ISSUES } from './issues.ts';
import { WARDROBE } from './wardrobe.ts';

/** Twenty covers of a magazine, each of another issue: title behind the head, cover lines, bar code. */
const looks: Theme = {
  id: 'magazine-cover',
  sheets: composeSheets({ ...COVERS, ...ISSUES }),
};

export const theme = defineTheme(looks, WARDROBE);
