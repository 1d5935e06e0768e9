import type { Plate } from '../../plate.ts';
import type { GarmentFit, GarmentFrame } from './fit-garment.ts';
import type { KeptPhoto } from './keep-photo.ts';
import type { MadeNeck } from './make-neck.ts';
import type { ShadedCloth } from './shade-cloth.ts';
import type { FittedGarment } from './warp-garment.ts';

/** All that a dressed plate is composed of. */
export interface DressedParts {
  plate: Plate;
  fit: GarmentFit;
  frame: GarmentFrame;
  fitted: FittedGarment;
  kept: KeptPhoto;
  neck: MadeNeck;
  cloth: ShadedCloth;
  /** Colour of what shows between collar and neck. */
  inside: string;
}
