import { CLASS_CELL_PX, type Plate, type PlateClass } from '../../plate.ts';
import { drawPlate } from '../drawn-plate.ts';

/** The class maps of a drawn plate: `of` says what lies at a point of it; a face is face skin. */
export function withClasses(plate: Plate, of: (x: number, y: number) => PlateClass | undefined): Plate {
  const widthPx = Math.ceil(plate.widthPx / CLASS_CELL_PX);
  const heightPx = Math.ceil(plate.heightPx / CLASS_CELL_PX);
  const blank = () => new Uint8Array(widthPx * heightPx);
  const classes = {
    widthPx,
    heightPx,
    hair: blank(),
    bodySkin: blank(),
    faceSkin: blank(),
    clothes: blank(),
    others: blank(),
  };
  for (let i = 0; i < widthPx * heightPx; i++) {
    const name = of((i % widthPx) * CLASS_CELL_PX, Math.floor(i / widthPx) * CLASS_CELL_PX);
    if (name) classes[name][i] = 255;
  }
  return { ...plate, classes };
}

/** A drawn person with so coloured a neck of 180 × 200 pixels, and clothes from its foot on. */
export function drawNeck(colour: readonly [number, number, number]): Plate {
  const isNeck = (x: number, y: number): boolean => Math.abs(x - 500) < 90 && y > 480 && y < 680;
  const plate = withClasses(drawPlate(), (x, y) => (isNeck(x, y) ? 'bodySkin' : y > 680 ? 'clothes' : undefined));
  for (let p = 0; p < plate.alpha.length; p++) {
    if (!isNeck(p % plate.widthPx, Math.floor(p / plate.widthPx))) continue;
    plate.alpha[p] = 255;
    plate.skin[p] = 255;
    plate.face[p] = 0;
    plate.foreground.set(colour, p * 3);
  }
  return plate;
}
