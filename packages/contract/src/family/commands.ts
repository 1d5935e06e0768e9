import { areaCommands } from '../define-command.ts';
import { createFamily } from './create-family.ts';
import { delFamily } from './del-family.ts';
import { editFamily } from './edit-family.ts';
import { queryAgeOp } from './query-age-op.ts';
import { queryFamily } from './query-family.ts';

export const familyCommands = areaCommands({
  QUERYFAMILY: queryFamily,
  CREATEFAMILY: createFamily,
  EDITFAMILY: editFamily,
  DELFAMILY: delFamily,
  QUERYAGEOP: queryAgeOp,
});
