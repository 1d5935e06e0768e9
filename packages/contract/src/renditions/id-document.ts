/** Resolution of pictures for documents, written into their files. */
export const ID_DOTS_PER_INCH = 300;

/** Plain grounds of pictures for documents. */
export const ID_GROUNDS = ['white', 'blue', 'red'] as const;
export type IdGround = (typeof ID_GROUNDS)[number];

/** A size of picture that documents ask for, in millimetres, and the grounds that they take. */
export interface IdDocument {
  widthMm: number;
  heightMm: number;
  /** The usual one first. */
  grounds: readonly [IdGround, ...IdGround[]];
}

/**
 * Sizes and grounds by the document they are for. A ground is offered where all who ask for the document take it.
 *
 * - `one-inch`, `two-inch`: who asks for one names its ground; white, blue and red are the usual ones in China.
 * - `cn-passport`: white (National Immigration Administration of China, photo guide for exit and entry documents; its Ministry of
 *   Foreign Affairs for visas: white or close to it). Some offices take a light blue, which ours is not.
 * - `icao`: plain and light (ICAO Doc 9303 part 3; HM Passport Office; Ministry of Foreign Affairs of Japan).
 * - `us`: white or off-white (US Department of State, 9 FAM 303.6).
 */
export const ID_DOCUMENTS = {
  /** 一寸: forms, staff cards and exams in China. */
  'one-inch': { widthMm: 25, heightMm: 35, grounds: ID_GROUNDS },
  /** 二寸: diplomas and certificates in China. */
  'two-inch': { widthMm: 35, heightMm: 49, grounds: ID_GROUNDS },
  /** Chinese passport, visa and travel permit. */
  'cn-passport': { widthMm: 33, heightMm: 48, grounds: ['white'] },
  /** Schengen visa and passports of Europe, the United Kingdom and Japan. */
  icao: { widthMm: 35, heightMm: 45, grounds: ['white'] },
  /** Passport and visa of the United States, two inches each way: what is asked for as 50 × 50 or 51 × 51 mm. */
  us: { widthMm: 50.8, heightMm: 50.8, grounds: ['white'] },
} as const satisfies Record<string, IdDocument>;

export type IdDocumentName = keyof typeof ID_DOCUMENTS;
export const ID_DOCUMENT_NAMES = Object.keys(ID_DOCUMENTS) as [IdDocumentName, ...IdDocumentName[]];

/** The grounds that a document takes, the usual one first. */
export const idGroundsOf = (name: IdDocumentName): IdDocument['grounds'] => ID_DOCUMENTS[name].grounds;

/** Height of the white band beneath the proof of a picture, of the picture's width: the visible mark has room in it. */
export const ID_PROOF_BAND = 0.17;

const MM_PER_INCH = 25.4;

/** Pixels of a length at {@link ID_DOTS_PER_INCH}. */
export const idPixels = (mm: number): number => Math.round((mm / MM_PER_INCH) * ID_DOTS_PER_INCH);
