import * as z from 'zod/mini';

/** Templates of messages; texts are `message.<template>.title` and `.content` of the locale tables, filled from `args`. */
export const MESSAGE_TEMPLATE = {
  shootFinished: 350,
  shootFailed: 351,
  /** A custom shoot was asked for; it is made in the background. */
  shootAccepted: 352,
  faceReady: 354,
  /** Another engine than the theme's made some of the pictures, or all. */
  shootFinishedByOther: 360,
  /** The engine could not make some of the pictures. */
  shootFinishedPartly: 361,
  /** The engine did not work at all. */
  shootFailedEngine: 362,
  /** Moderation refused some of the pictures, or all of those that there were. */
  shootFinishedModerated: 363,
  shootFailedModerated: 364,
  enlargementReady: 370,
  enlargementFailed: 371,
  videoReady: 372,
  videoFailed: 373,
} as const;

export const message = z.object({
  id: z.string(),
  type: z.number(),
  state: z.number(),
  sender: z.string(),
  receiver: z.string(),
  title: z.string(),
  content: z.string(),
  /** Server time, ms. */
  createtime: z.number(),
  updatetime: z.number(),
  /** 1 when it was read. */
  read: z.union([z.literal(0), z.literal(1)]),
  /** Values for the placeholders of the template's texts. */
  args: z.array(z.string()),
  /** What it is about, for the link: the id of a shoot, a face or a photo. */
  extra: z.string(),
  mark: z.string(),
  template: z.number(),
  subtype: z.number(),
});
export type Message = z.infer<typeof message>;
