import { type Garment, type GarmentPlate, PLATE_VIEW } from '@kinora/wardrobe';

const WIDTH_PX = 112;
const HEIGHT_PX = 120;
const PER_CM = WIDTH_PX / PLATE_VIEW.widthCm;

export const GREY_COAT: Garment = {
  bodies: ['woman', 'man'],
  weave: 0,
  gloss: {},
  inside: 'main',
  colourways: { red: { main: '#a02020' } },
};

/** A garment of two boxes, for tests: a coat from 10 cm under the chin on, 40 cm wide, and a neck of 10 cm above it. */
export function drawGarment(): GarmentPlate {
  const plane = (of: (xCm: number, belowCm: number) => number): Uint8Array =>
    Uint8Array.from({ length: WIDTH_PX * HEIGHT_PX }, (_, i) => {
      const x = ((i % WIDTH_PX) - PLATE_VIEW.chin.x * WIDTH_PX) / PER_CM;
      const y = (Math.floor(i / WIDTH_PX) - PLATE_VIEW.chin.y * HEIGHT_PX) / PER_CM;
      return of(x, y);
    });
  const isCoat = (x: number, below: number): boolean => below > 10 && Math.abs(x) < 20;
  const even = plane(() => 150);
  const blank = plane(() => 0);
  const middle = plane(() => 128);
  return {
    widthPx: WIDTH_PX,
    heightPx: HEIGHT_PX,
    planes: {
      dome: even,
      left: plane((x) => (x < 0 ? 200 : 60)),
      right: plane((x) => (x > 0 ? 200 : 60)),
      front: even,
      main: plane((x, below) => (isCoat(x, below) ? 255 : 0)),
      second: blank,
      third: blank,
      trim: blank,
      skin: plane((x, below) => (Math.abs(x) < 5 && below <= 10 ? 255 : 0)),
      lining: blank,
      pattern: blank,
      normalX: middle,
      normalY: middle,
      depth: blank,
    },
  };
}
