import * as z from 'zod/mini';
import { face } from './face.ts';
import { listOfPeople } from './list-of-people.ts';

/** The user's faces. Of each person the one that stands for them comes first: the newest, unless another was chosen. */
export const queryIcons = listOfPeople('QUERYICONS', z.object({ icons: z.array(face) }));
