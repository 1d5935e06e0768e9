import type { BodyName, GarmentId } from '@kinora/wardrobe';
import type { Plate } from '../../plate.ts';

/** A face smaller than this share of the frame shows hips and hands, which no garment has. */
export const WIDEST_SHARE = 0.2;

/** A garment of the wardrobe in one of its colourways. */
export interface GarmentChoice {
  id: GarmentId;
  colours: string;
  /** `#rrggbb` of the main cloth instead of the colourway's. */
  main?: string;
}

/** What a sheet puts on whom: by the body that the person has. Nobody is dressed in what is not named. */
export type SheetGarment = Partial<Record<BodyName, GarmentChoice>>;

export const bodyOf = ({ person }: Plate): BodyName => (person.gender === 'male' ? 'man' : 'woman');

/** What this person wears on a sheet. */
export const chooseGarment = (plate: Plate, garment: SheetGarment | undefined): GarmentChoice | undefined =>
  garment?.[bodyOf(plate)];
