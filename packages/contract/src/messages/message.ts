import * as z from 'zod/mini';

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
  /** What the template's texts are filled from: see MESSAGE_TEMPLATES. */
  args: z.array(z.string()),
  /** What it is about, for the link: the id of a shoot, a face or a photo. */
  extra: z.string(),
  /** A picture of it, signed and expiring, and its blur; both empty where there is none. */
  cover: z.string(),
  thumbhash: z.string(),
  mark: z.string(),
  /** Number of one of MESSAGE_TEMPLATES. */
  template: z.number(),
  subtype: z.number(),
});
export type Message = z.infer<typeof message>;
