const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const disc = (x: number, y: number, radius: number) => oval(x, y, radius, radius);
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A person from the front: face, hair, neck and shoulders. */
const FACE = 'M32 36c0 17 7 26 16 26s16-9 16-26c0-13-7-20-16-20s-16 7-16 20z';
const HAIR = 'M30 42c-4-20 3-32 18-32s22 12 18 32c-1-8-4-12-7-15-8 4-17 4-22 0-3 3-6 7-7 15z';
const NECK = 'M42 60v6M54 60v6';
const SHOULDERS = 'M16 88c1-14 11-20 24-22 4 6 12 6 16 0 13 2 23 8 24 22';
const COAT = `${SHOULDERS}z`;
const EYES = 'M41 39v2M55 39v2';
const BROWS = 'M37 34c2-2 5-2 7 0M52 34c2-2 5-2 7 0';
const MOUTH = 'M43 52c3 2 7 2 10 0';
const BODY = FACE + NECK + SHOULDERS;
const PERSON = BODY + HAIR + EYES + MOUTH;
const SHEET = 'M26 10h30l14 14v62h-44zM56 10v14h14';
const CORNERS = 'M16 28v-12h12M68 16h12v12M80 68v12h-12M28 80h-12v-12';

interface FaceShape {
  readonly soft: string;
  readonly deep: string;
  readonly ink: string;
}

/** Drawn for Kinora on a grid of 96 × 96: soft and deep areas and ink lines, by what is wrong with a photo. */
export const faceShapes = {
  good: { soft: COAT, deep: HAIR, ink: PERSON + BROWS },
  'no-face': {
    soft: COAT,
    deep: 'M0 0',
    ink: `${BODY}${HAIR}M44 38c0-6 8-6 8 0 0 4-4 4-4 8M48 52v.01`,
  },
  lying: {
    soft: box(12, 26, 72, 50),
    deep: 'M84 35h-12c-9 1-14 7-14 16s5 15 14 16h12z',
    ink: `${box(12, 26, 72, 50)}${disc(41, 51, 12)}M84 35h-12c-9 1-14 7-14 16s5 15 14 16h12M37 46h.01M37 56h.01M45 48c2 2 2 4 0 6M35 17c8-8 19-8 27-1M62 6v10h-10`,
  },
  'several-faces': {
    soft: 'M8 86c1-13 9-19 22-19s21 6 22 19z',
    deep: disc(66, 40, 12),
    ink: `${disc(30, 48, 13)}${disc(66, 40, 12)}M8 86c1-13 9-19 22-19s21 6 22 19zM56 62c3-2 7-3 10-3 13 0 21 8 22 21M26 47v1M34 47v1M62 39v1M70 39v1M27 53c2 2 4 2 6 0M63 45c2 2 4 2 6 0`,
  },
  cropped: {
    soft: box(14, 14, 68, 68),
    deep: 'M82 82h-44c2-8 8-12 16-14h28zM82 22c-18-2-26 8-26 24 2-8 6-12 12-16 4 3 9 4 14 4z',
    ink: `${box(14, 14, 68, 68)}M82 22c-18-2-26 8-26 24 2-8 6-12 12-16 4 3 9 4 14 4M57 46c0 12 5 20 13 23 4 2 8 2 12 1M68 44v2M70 57c3 2 8 2 12 1`,
  },
  mask: {
    soft: COAT,
    deep: 'M33 44l15-4 15 4c0 12-6 18-15 18s-15-6-15-18z',
    ink: `${BODY}${HAIR}M41 35v2M55 35v2M33 44l15-4 15 4M40 50h16M42 55h12`,
  },
  glasses: {
    soft: COAT + disc(41, 40, 7) + disc(55, 40, 7),
    deep: HAIR,
    ink: `${BODY}${HAIR}${disc(41, 40, 7)}${disc(55, 40, 7)}M34 39l-3-1M62 39l3-1${MOUTH}`,
  },
  dark: { soft: 'M0 0', deep: COAT, ink: `${PERSON}M80 12a9 9 0 1 0 6 15 11 11 0 0 1-6-15z` },
  bright: {
    soft: disc(78, 18, 7),
    deep: 'M0 0',
    ink: `${BODY}${HAIR}${disc(78, 18, 7)}M78 4v2M78 30v2M64 18h2M90 18h2M68 8l2 2M86 26l2 2M88 8l-2 2`,
  },
  blurred: {
    soft: 'M22 88c1-14 11-20 24-22 4 6 12 6 16 0 13 2 23 8 24 22z',
    deep: 'M36 42c-4-20 3-32 18-32s22 12 18 32c-1-8-4-12-7-15-8 4-17 4-22 0-3 3-6 7-7 15z',
    ink: `${PERSON}M76 28c3 8 3 16 0 24M82 24c5 10 5 22 0 32`,
  },
  turned: {
    soft: COAT,
    deep: 'M38 52c-8-6-12-14-10-24 2-12 12-18 24-18 8 0 14 4 16 10-8 0-16 2-20 8-2 8-4 16-10 24z',
    ink: `M68 20c1 7 1 11 5 18-1 2-3 2-4 3l-1 11c-1 5-4 7-9 6l-3 1v7M38 52c-8-6-12-14-10-24 2-12 12-18 24-18 8 0 14 4 16 10-8 0-16 2-20 8-2 8-4 16-10 24zM42 58v8${SHOULDERS}M61 32v3M68 46h-4`,
  },
  'too-far': {
    soft: 'M37 70c1-7 5-10 11-10s10 3 11 10z',
    deep: disc(48, 50, 7),
    ink: `${CORNERS}${disc(48, 50, 7)}M37 70c1-7 5-10 11-10s10 3 11 10z`,
  },
  file: {
    soft: SHEET,
    deep: 'M34 74l9-14 7 8 4-5 8 11z',
    ink: `${SHEET}M34 74l9-14 7 8 4-5 8 11zM41 34l12 12M53 34l-12 12`,
  },
  small: {
    soft: box(38, 38, 20, 20),
    deep: 'M38 58l6-8 5 5 3-4 6 7z',
    ink: `${box(38, 38, 20, 20)}${CORNERS}M26 26l6 6M70 26l-6 6M70 70l-6-6M26 70l6-6`,
  },
} as const satisfies Record<string, FaceShape>;
