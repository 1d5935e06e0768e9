/** Drawn for Kinora on a grid of 96 × 96. What turns with the head is apart from what stands still. */
export const headShapes = {
  shoulders: 'M16 90c1-14 11-20 24-22 4 6 12 6 16 0 13 2 23 8 24 22z',
  body: 'M42 62v6M54 62v6M16 90c1-14 11-20 24-22 4 6 12 6 16 0 13 2 23 8 24 22',
  face: 'M30.5 37c0 17 8 27 17.5 27s17.5-10 17.5-27',
  hair: 'M29 45c-5-22 2-35 19-35s24 13 19 35c-1-8-3-13-6-17-9 4-18 4-25-1-4 4-6 10-7 18z',
  eyes: 'M41 40v3M55 40v3M36 34c2-2 6-2 8 0M52 34c2-2 6-2 8 0M48 43v5h-2',
} as const;

/** What the mouth does. */
export const mouthShapes = {
  plain: 'M43 55c3 2 7 2 10 0',
  smile: 'M40 52c3 7 13 7 16 0z',
  calm: 'M43 55h10',
} as const;
