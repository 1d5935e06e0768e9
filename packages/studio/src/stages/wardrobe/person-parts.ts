import { bytesFromPlane, planeFromBytes } from '../../pixels/float-plane.ts';
import { resizePlane } from '../../pixels/resample.ts';
import { CLASS_CELL_PX, type Plate, type PlateClass, type PlateClasses } from '../../plate.ts';

/** Plate pixels of a cell in which the wardrobe's masks are drawn: finer than the class maps, for the edges of the photo. */
export const PART_CELL_PX = 2;

/** The class maps of a plate in such cells, 0 to 255. */
export interface PersonParts {
  widthPx: number;
  heightPx: number;
  hair: Uint8Array;
  bodySkin: Uint8Array;
  faceSkin: Uint8Array;
  clothes: Uint8Array;
  others: Uint8Array;
}

const found = new WeakMap<Plate, PersonParts>();

/** @throws RangeError for a plate without class maps: see `whyKeepOwn`. */
export function partsOf(plate: Plate): PersonParts {
  const known = found.get(plate);
  if (known) return known;
  const { classes } = plate;
  if (!classes) throw new RangeError('the plate has no class maps');
  const enlarge = (name: PlateClass) => enlargeClass(classes, name);
  const parts: PersonParts = {
    widthPx: classes.widthPx * (CLASS_CELL_PX / PART_CELL_PX),
    heightPx: classes.heightPx * (CLASS_CELL_PX / PART_CELL_PX),
    hair: enlarge('hair'),
    bodySkin: enlarge('bodySkin'),
    faceSkin: enlarge('faceSkin'),
    clothes: enlarge('clothes'),
    others: enlarge('others'),
  };
  found.set(plate, parts);
  return parts;
}

function enlargeClass(classes: PlateClasses, name: PlateClass): Uint8Array {
  const { widthPx, heightPx } = classes;
  const scale = CLASS_CELL_PX / PART_CELL_PX;
  return bytesFromPlane(
    resizePlane(planeFromBytes(widthPx, heightPx, classes[name]), widthPx * scale, heightPx * scale),
  );
}
