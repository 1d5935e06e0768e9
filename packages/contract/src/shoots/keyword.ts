import * as z from 'zod/mini';

/** A choice beside a custom shoot's description or a theme. Its id is also the key `custom.<id>` of the locale tables. */
export const keyword = z.object({
  id: z.string(),
  /** Id of the keyword option that it belongs to. */
  tid: z.string(),
  txt: z.string(),
  /** The text in Chinese and in English. */
  cn: z.string(),
  en: z.string(),
  /** Id of its picture. */
  iid: z.string(),
  /** Chosen at first. */
  def: z.boolean(),
  hide: z.boolean(),
  /** Place in the list, the smallest first. */
  sn: z.number(),
  /** Id of the activity that offers it; empty when it always is. */
  actid: z.string(),
  icon: z.string(),
});
export type Keyword = z.infer<typeof keyword>;

/** A group of keywords, of which some may be chosen. */
export const keywordOption = z.object({
  id: z.string(),
  /** How many may be chosen. */
  num: z.number(),
  optional: z.boolean(),
  /** Holds for everyone in the photo, not for each person. */
  global: z.boolean(),
  /** For photos of one person only. */
  single: z.boolean(),
  hide: z.boolean(),
});
export type KeywordOption = z.infer<typeof keywordOption>;
