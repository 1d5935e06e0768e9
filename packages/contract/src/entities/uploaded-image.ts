import * as z from 'zod/mini';
import { sourceImage } from './source-image.ts';

/** A picture after its upload, with what the server saw in it. */
export const uploadedImage = z.extend(sourceImage, {
  /** Where the upload server keeps it; must be there for the upload to count. */
  binaryurl: z.string(),
  origin: z.string(),
  race: z.optional(z.string()),
  /** Estimated age in years. */
  age: z.optional(z.number()),
  /** 1 male, 2 female. */
  gender: z.optional(z.union([z.literal(1), z.literal(2)])),
  /** Whatever else the upload server says. */
  additional: z.optional(z.record(z.string(), z.unknown())),
});
export type UploadedImage = z.infer<typeof uploadedImage>;
