import type { familyCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/command-handler.ts';
import { createFamily } from './create-family.ts';
import { delFamily } from './del-family.ts';
import { editFamily } from './edit-family.ts';
import { queryAgeOp } from './query-age-op.ts';
import { queryFamily } from './query-family.ts';

export const familyHandlers = {
  QUERYFAMILY: queryFamily,
  CREATEFAMILY: createFamily,
  EDITFAMILY: editFamily,
  DELFAMILY: delFamily,
  QUERYAGEOP: queryAgeOp,
} satisfies Pick<Handlers, keyof typeof familyCommands>;
