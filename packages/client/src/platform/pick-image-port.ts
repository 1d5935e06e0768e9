import type { PickedFile } from './picked-file';

/** Types that are accepted; webp is not (specification, section 5). Not every system knows the type of a HEIC by its name. */
export const ACCEPTED_IMAGE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
] as const;

export interface PickImageOptions {
  /** How many at most: 5 unless told (specification, section 9). More are cut off. */
  readonly max?: number;
  /** What the browser offers in place of {@link ACCEPTED_IMAGE_TYPES}; a mini-program offers pictures. */
  readonly types?: readonly string[];
  /** On a telephone the camera's own app opens in place of the album. */
  readonly camera?: 'user';
}

/** Lets the user pick pictures; an empty list when they changed their mind. Types are not checked: see {@link ACCEPTED_IMAGE_TYPES}. */
export type PickImages = (options?: PickImageOptions) => Promise<readonly PickedFile[]>;

export const DEFAULT_MAX_IMAGES = 5;
