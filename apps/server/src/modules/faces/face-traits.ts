import type { FacePlace } from '@kinora/contract';
import type { FaceBearing } from '@kinora/studio/themes-catalogue';
import type { OwnClothes } from '../../adapters/ports/engine-inspection.ts';
import type { PersonalData } from '../../adapters/ports/personal-data.ts';

/** What the studio made out of a face: sealed in the row, since it tells of a person. */
export interface FaceTraits {
  /** A blurred picture of a few bytes, base64. */
  thumbhash: string;
  gender: 1 | 2;
  /** Estimated, in years. */
  age: number;
  /** What keeps the photo from being a good one. */
  notes: readonly string[];
  /** Where the face is in the photo. */
  place?: FacePlace | undefined;
  /** How head and mouth are in it; absent of a photo from before it was measured. */
  bearing?: FaceBearing | undefined;
  /** When the studio puts no garment on them; absent until the photo was prepared, and of the sample. */
  ownClothes?: OwnClothes | undefined;
}

/** Seals the traits and nothing else that the given object may hold. */
export function sealTraits(personal: PersonalData, traits: FaceTraits): string {
  const { thumbhash, gender, age, notes, place, bearing, ownClothes } = traits;
  return personal.encrypt(JSON.stringify({ thumbhash, gender, age, notes, place, bearing, ownClothes }));
}

/** @throws Error when the text was not sealed by {@link sealTraits}. */
export function openTraits(personal: PersonalData, sealed: string): FaceTraits {
  return JSON.parse(personal.decrypt(sealed)) as FaceTraits;
}
