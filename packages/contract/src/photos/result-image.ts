import * as z from 'zod/mini';
import { LOOK_WORDS, portrayedFace } from './look.ts';
import { rendition } from './rendition.ts';

/** One portrait that the studio made. Field names are the specification's; addresses are signed and expire. */
export const resultImage = z.object({
  id: z.string(),
  /** Server time when the picture was finished, ms. */
  stamp: z.number(),
  url: z.string(),
  /** 1: not kept, and keeping it costs: `url` is a smaller preview with a mark across. */
  preview: z.optional(z.literal(1)),
  /** A smaller rendition for grids, 384 px wide. */
  cover: z.string(),
  thumbhash: z.string(),
  width: z.number(),
  height: z.number(),
  direct: z.enum(['h', 'v']),
  extname: z.string(),
  name: z.string(),
  keywords: z.array(z.string()),
  /** Uid of the owner. */
  owner: z.string(),
  /** Number of people in the picture. */
  parts: z.number(),
  auth: z.number(),
  fams: z.array(z.string()),
  /** See `RESULT_STATUS`. */
  status: z.number(),
  /** 1 when the owner dislikes it. */
  dislike: z.union([z.literal(0), z.literal(1)]),
  square: z.number(),
  /** 1 until the owner has looked at it. */
  isnew: z.union([z.literal(0), z.literal(1)]),
  /** The 4K rendition and the video, each empty when there is none. */
  burl: z.string(),
  vurl: z.string(),
  /** See `VIDEO_REQUEST`. */
  vreq: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  actid: z.string(),
  /** Id of the shoot that made it, its theme, and its place in the shoot, from 0. */
  group: z.string(),
  theme: z.string(),
  sheet: z.number(),
  /** When it is erased unless it is kept, server time in ms; 0 for what is kept. */
  gone: z.number(),
  /** How like the person it is, 60 to 100. */
  likeness: z.number(),
  /** What distinguishes it within its shoot; empty when that is not known. */
  look: z.array(z.enum(LOOK_WORDS)),
  /** Who is in it, on every picture of a shoot in the same order. Its owner's alone. */
  faces: z.optional(z.array(portrayedFace)),
  /** What was asked for of this photo, at most one of each kind. */
  renditions: z.array(rendition),
});
export type ResultImage = z.infer<typeof resultImage>;
