import type { ClassPlanes } from '../../models/parse-person.ts';
import { bytesFromPlane } from '../../pixels/float-plane.ts';
import { shrinkPlane } from '../../pixels/resample.ts';
import { CLASS_CELL_PX, PLATE_CLASSES, type PlateClasses } from '../../plate.ts';
import { CELL_PX } from './class-maps.ts';

/** Class maps as a plate keeps them. */
export function packClasses(classes: ClassPlanes): PlateClasses {
  const small = PLATE_CLASSES.map((name) => [name, shrinkPlane(classes[name], CLASS_CELL_PX / CELL_PX)] as const);
  const { widthPx, heightPx } = small[0]?.[1] ?? { widthPx: 0, heightPx: 0 };
  const maps = Object.fromEntries(small.map(([name, plane]) => [name, bytesFromPlane(plane)]));
  return { widthPx, heightPx, ...maps } as PlateClasses;
}
