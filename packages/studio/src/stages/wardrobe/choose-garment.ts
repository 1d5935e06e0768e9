import type { BodyName, GarmentId } from '@kinora/wardrobe';
import type { Plate } from '../../plate.ts';

/** A face smaller than this share of the frame shows hips and hands, which no garment has. */
export const WIDEST_SHARE = 0.2;
/** Nor does a frame show more under the face's centre than so many face heights: below the chest arms hang down as no one's do. */
export const MOST_BODY_FACES = 3.1;

/** A garment of the wardrobe in one of its colourways. */
export interface GarmentChoice {
  id: GarmentId;
  colours: string;
  /** `#rrggbb` of the main cloth instead of the colourway's. */
  main?: string;
}

/** What a sheet puts on whom: by the body that the person has. Nobody is dressed in what is not named. */
export type SheetGarment = Partial<Record<BodyName, GarmentChoice>>;

/** Under this age somebody has a child's body, girl or boy. */
export const CHILD_BELOW_YEARS = 13;

/** The body that a person's clothes are cut for: by what was said of them, else by what their photo looks like (decision 0033). */
export function bodyOf({ person }: Plate): BodyName {
  if (person.age < CHILD_BELOW_YEARS) return 'child';
  return person.gender === 'male' ? 'man' : 'woman';
}

/** What this person wears on a sheet. */
export const chooseGarment = (plate: Plate, garment: SheetGarment | undefined): GarmentChoice | undefined =>
  garment?.[bodyOf(plate)];
