import * as z from 'zod/mini';

/** A member of a family, made by its owner and shared with others. */
export const familyMember = z.object({
  mid: z.string(),
  /** Id of the family. */
  fid: z.string(),
  nick: z.string(),
  icon: z.string(),
  icons: z.array(z.string()),
  /** Address of the face photo, and of its small rendition. */
  img: z.string(),
  timg: z.string(),
  /** Where the upload server keeps the photo. */
  binaryurl: z.string(),
  /** The face was authenticated as a real person's. */
  faceauth: z.boolean(),
  /** 1 male, 2 female. */
  gender: z.union([z.literal(1), z.literal(2)]),
  /** ISO date. */
  birth: z.string(),
  server: z.string(),
  /** Deleted by its owner. */
  del: z.boolean(),
  /** Address of the photo that the portrait was cut from. */
  origin: z.string(),
  race: z.optional(z.string()),
  /** Uid of the user that the member is linked to; empty when there is none. */
  link: z.string(),
  /** Value of a `familyRelation`, as the owner and as the linked user see it. */
  relation: z.string(),
  tlink: z.string(),
});
export type FamilyMember = z.infer<typeof familyMember>;
