import * as z from 'zod/mini';
import { SHOOT_LIMITS } from './shoot-limits.ts';

/**
 * Ids of the faces that are shot, several of one person too: each sheet takes of each person the photo that suits it. The people are
 * the different persons in the order in which they first appear, from the left. A face that is still being prepared will do: the shoot
 * then waits for it.
 */
export const shotFaces = z.array(z.string().check(z.maxLength(64))).check(z.maxLength(SHOOT_LIMITS.facesMax));
