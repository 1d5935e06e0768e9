import * as z from 'zod/mini';

/** Where the largest face of a picture is: its middle and its height from forehead to chin, as shares of width and height. */
export const facePlace = z.object({ x: z.number(), y: z.number(), height: z.number() });
export type FacePlace = z.infer<typeof facePlace>;

/** What distinguishes a sheet within its shoot: how near the person is, or how it is laid out; and how it is toned or drawn. */
export const LOOK_WORDS = [
  ...(['close', 'bust', 'half', 'far'] as const),
  ...(['mat', 'polaroid', 'strip', 'grid', 'laid', 'contact', 'film', 'letterbox', 'reflection'] as const),
  ...(['mono', 'drawn'] as const),
] as const;
export type LookWord = (typeof LOOK_WORDS)[number];
