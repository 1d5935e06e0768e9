import type { IdDocumentName, IdGround } from '@kinora/contract';
import type { Person, StoredPlate } from './engine-people.ts';
import type { ShootOrder } from './engine-shoots.ts';

export interface EnlargedPicture {
  jpeg: Uint8Array;
  /** Enlarged to 4K the longer side is 3840 or more. */
  widthPx: number;
  heightPx: number;
}

export interface ProgressOptions {
  /** How far it is, 0 to 1. */
  onProgress?(share: number): void;
}

export interface EnlargeOptions extends ProgressOptions {
  /** How the picture was made: an engine that can make it again the same does so, larger. */
  origin?: PictureOrigin | undefined;
}

export interface PictureOrigin extends Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords' | 'seed'> {
  sheet: number;
  /** From the left. */
  people: readonly Person[];
}

/** A picture for an identity document, as JPEGs of 300 dpi. */
export interface DocumentPicture {
  /** In the document's exact size. */
  picture: Uint8Array;
  /** Copies of it on a print of 10 × 15 cm. */
  sheet: Uint8Array;
  /** It with a band of white beneath for the visible mark. */
  proof: Uint8Array;
  widthPx: number;
  heightPx: number;
}

export interface DocumentOrder {
  plate: StoredPlate;
  document: IdDocumentName;
  ground: IdGround;
  /** Which sheet was kept, where the studio made it: what the person wears there they wear in the document. */
  kept?: Pick<PictureOrigin, 'themeId' | 'recipe' | 'keywords' | 'sheet'> | undefined;
}

export interface AnimatedSheet extends Pick<ShootOrder, 'themeId' | 'recipe' | 'keywords'> {
  sheet: number;
  /** How many are portrayed. */
  people: number;
}

export interface AnimateOptions extends ProgressOptions {
  seed: number;
  /** Which sheet it is, where the studio made it: one within a frame moves as a whole. */
  origin?: AnimatedSheet | undefined;
  /** Of who asked: the mark in the frames is in a language that goes with it. */
  locale: string;
}

export interface AnimatedPicture {
  mp4: Uint8Array;
  /** First frame, JPEG. */
  cover: Uint8Array;
  widthPx: 1080;
  heightPx: 1920;
  durationMs: number;
}
