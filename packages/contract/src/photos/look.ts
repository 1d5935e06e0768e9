import * as z from 'zod/mini';

/** Where a face is in a picture: its middle and its height from forehead to chin, as shares of width and height. */
export const facePlace = z.object({ x: z.number(), y: z.number(), height: z.number() });
export type FacePlace = z.infer<typeof facePlace>;

/** A person of a picture: the id of the photo that they were portrayed from, and where their largest face is; absent when that is not known. */
export const portrayedFace = z.object({ id: z.string(), place: z.optional(facePlace) });

/** What distinguishes a sheet within its shoot: how near the person is, or how it is laid out; and how it is toned or drawn. */
export const LOOK_WORDS = [
  ...(['close', 'bust', 'half', 'far'] as const),
  ...(['mat', 'polaroid', 'strip', 'grid', 'laid', 'contact', 'film', 'letterbox', 'reflection'] as const),
  ...(['mono', 'drawn'] as const),
] as const;
export type LookWord = (typeof LOOK_WORDS)[number];
