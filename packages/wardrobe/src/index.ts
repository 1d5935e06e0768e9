export {
  type BodyName,
  GARMENT_IDS,
  type Garment,
  type GarmentColours,
  type GarmentId,
  readGarment,
  ZONES,
  type Zone,
} from './garment.ts';
export { type GarmentPlate, mirrorGarmentPlate, PLATE_VIEW, readGarmentPlate } from './garment-plate.ts';
