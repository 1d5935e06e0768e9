import { composeSheets, defineTheme } from '../define-theme.ts';
import { COVERS } from './covers.ts';
import { ISSUES } from './issues.ts';

/** Twenty covers of a magazine, each of another issue: title behind the head, cover lines, bar code. */
export const theme = defineTheme({
  id: 'magazine-cover',
  sheets: composeSheets({ ...COVERS, ...ISSUES }),
});
