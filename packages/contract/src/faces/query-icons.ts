import * as z from 'zod/mini';
import { command } from '../define-command.ts';
import { face } from './face.ts';
import { listOfPeople } from './list-of-people.ts';

/** The user's faces. Of each person the one that stands for them comes first: the newest, unless another was chosen. */
export const queryIcons = command({
  name: 'QUERYICONS',
  ...listOfPeople,
  response: z.object({ icons: z.array(face) }),
});
