import * as z from 'zod/mini';

/** A picture of a theme: public and made from the sample face, or with the reader's own. */
export const themePicture = z.object({
  url: z.string(),
  thumbhash: z.string(),
  width: z.number(),
  height: z.number(),
  /** Shows the reader, alone or with somebody of theirs; nobody else sees it. */
  own: z.optional(z.boolean()),
});
export type ThemePicture = z.infer<typeof themePicture>;

/** A theme as a card of the home gallery. Its name comes with QUERYMODELS, as the text `theme.<id>.name`. */
export const themeCard = z.object({
  id: z.string(),
  cover: themePicture,
  /** People in one picture. */
  people: z.object({ min: z.number(), max: z.number() }),
  /** Pictures of one shoot. */
  sheets: z.number(),
});
export type ThemeCard = z.infer<typeof themeCard>;

/** A theme as its sheet shows it: samples, what it needs, how long it takes. */
export const themeDetail = z.extend(themeCard, {
  category: z.string(),
  samples: z.array(themePicture),
  /** Seconds that a shoot takes if it started now, the queue included. */
  wait_s: z.number(),
});
export type ThemeDetail = z.infer<typeof themeDetail>;

/** A row of the home gallery. Its title is the text `section.<name>` of the locale tables. */
export const homeSection = z.object({
  id: z.string(),
  name: z.string(),
  imgs: z.array(themeCard),
  page: z.number(),
  total: z.number(),
  /** Needs a login to be opened. */
  needv: z.boolean(),
});
export type HomeSection = z.infer<typeof homeSection>;
