import { CLASS_CELL_PX, type Plate, type PlateClass } from '../../plate.ts';

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
