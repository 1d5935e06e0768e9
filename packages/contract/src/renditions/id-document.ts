/** Resolution of pictures for documents, written into their files. */
export const ID_DOTS_PER_INCH = 300;

/** A size of picture that documents ask for, in millimetres. */
export interface IdDocument {
  widthMm: number;
  heightMm: number;
}

/** Sizes by the document they are for. */
export const ID_DOCUMENTS = {
  /** 一寸: forms, staff cards and exams in China. */
  'one-inch': { widthMm: 25, heightMm: 35 },
  /** 二寸: diplomas and certificates in China. */
  'two-inch': { widthMm: 35, heightMm: 49 },
  /** Chinese passport, visa and travel permit. */
  'cn-passport': { widthMm: 33, heightMm: 48 },
  /** Schengen visa and passports of Europe, the United Kingdom and Japan. */
  icao: { widthMm: 35, heightMm: 45 },
  /** Passport and visa of the United States, two inches each way: what is asked for as 50 × 50 or 51 × 51 mm. */
  us: { widthMm: 50.8, heightMm: 50.8 },
} as const satisfies Record<string, IdDocument>;

export type IdDocumentName = keyof typeof ID_DOCUMENTS;
export const ID_DOCUMENT_NAMES = Object.keys(ID_DOCUMENTS) as [IdDocumentName, ...IdDocumentName[]];

/** Plain grounds of pictures for documents. */
export const ID_GROUNDS = ['white', 'blue', 'red'] as const;
export type IdGround = (typeof ID_GROUNDS)[number];

const MM_PER_INCH = 25.4;

/** Pixels of a length at {@link ID_DOTS_PER_INCH}. */
export const idPixels = (mm: number): number => Math.round((mm / MM_PER_INCH) * ID_DOTS_PER_INCH);
