import type { familyCommands } from '@kinora/contract';
import type { Handlers } from '../../gateway/handler.ts';
import { createFamily } from './create-family.ts';
import { delFamily } from './del-family.ts';
import { editFamily } from './edit-family.ts';
import { queryFamily } from './query-family.ts';

export const familyHandlers = {
  QUERYFAMILY: queryFamily,
  CREATEFAMILY: createFamily,
  EDITFAMILY: editFamily,
  DELFAMILY: delFamily,
} satisfies Pick<Handlers, keyof typeof familyCommands>;
