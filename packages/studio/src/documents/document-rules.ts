import type { IdDocumentName } from '@kinora/contract';

/** Where a document wants the head, in millimetres. */
export interface DocumentRule {
  /** From the chin to the top of the head, hair included. */
  headMm: number;
  /** The same of who has hair wider than the picture. */
  leastHeadMm: number;
  /** From the picture's upper edge to the top of the head, or from its lower edge to the line of the eyes. */
  place: { crownMm: number } | { eyesMm: number };
}

/**
 * The middle of what each rule allows, so that a head measured a little otherwise still passes; and for wide hair nearly the least of it.
 *
 * - `cn-passport`: head 28 to 33 mm, 3 to 5 mm above it, at least 7 mm under the chin
 *   (National Immigration Administration of China, photo guide for exit and entry documents, 2022; GA/T 1180).
 * - `icao`: head 70 to 80 % of 45 mm (ICAO Doc 9303 part 3; ISO/IEC 39794-5 annex D); 32 to 36 mm with 2 to 6 mm above it
 *   (Ministry of Foreign Affairs of Japan), at most 34 mm (HM Passport Office): 33 mm meets all of them.
 * - `us`: head 25 to 35 mm, eyes 28 to 35 mm above the lower edge (US Department of State, 9 FAM 303.6 and photo template).
 *   Whoever asks for 50 × 50 mm means this one, to the millimetre: two inches (India's visa centre in China writes both). No document is known
 *   that is 50.0 mm wide and has a rule of its own.
 * - `one-inch`, `two-inch`: no rule names the head; two thirds of the height, as studios take it, and for wide hair a good half.
 */
export const DOCUMENT_RULES: Readonly<Record<IdDocumentName, DocumentRule>> = {
  'one-inch': { headMm: 23, leastHeadMm: 19, place: { crownMm: 3.5 } },
  'two-inch': { headMm: 32, leastHeadMm: 27, place: { crownMm: 5 } },
  'cn-passport': { headMm: 31, leastHeadMm: 28.5, place: { crownMm: 4 } },
  icao: { headMm: 33, leastHeadMm: 32.3, place: { crownMm: 4 } },
  us: { headMm: 30, leastHeadMm: 25.5, place: { eyesMm: 31.5 } },
};
