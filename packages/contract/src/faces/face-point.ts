import * as z from 'zod/mini';

const share = z.number().check(z.gte(0), z.lte(1));

/** A point on a face in a photo as it is looked at, upright: shares of width and height from its upper left corner. */
export const facePoint = z.strictObject({ x: share, y: share });
export type FacePoint = z.infer<typeof facePoint>;
