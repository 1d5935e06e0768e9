import * as z from 'zod/mini';
import { PHOTO_TYPES } from '../states/photo-states.ts';

/** How photos of one type are shown to others. */
export const photoShare = z.object({
  type: z.enum(PHOTO_TYPES),
  /** Shown on the home page of the owner. */
  home: z.boolean(),
  /** Others may share it. */
  auth: z.boolean(),
});
export type PhotoShare = z.infer<typeof photoShare>;
