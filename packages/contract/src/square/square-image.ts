import * as z from 'zod/mini';
import { resultImage } from '../photos/result-image.ts';

/** A photo that its owner shares with everyone in the square. Shoot, likeness and renditions stay the owner's. */
export const squareImage = z.extend(resultImage, {
  /** What was understood of the description it was shot from: ids whose names are the texts `custom.<id>`, split by comma. */
  prompt: z.string(),
  /** Server time when it was first published, ms. */
  ptime: z.number(),
  /** How often others have shot it again. */
  shootcnt: z.number(),
  /** Nick, uid and portrait of its owner; to everybody else the uid is empty, as is `owner`. */
  pnick: z.string(),
  puid: z.string(),
  picon: z.string(),
  /** People in a picture when it is shot again, and pictures of that shoot. */
  people: z.object({ min: z.number(), max: z.number() }),
  sheets: z.number(),
});
export type SquareImage = z.infer<typeof squareImage>;
