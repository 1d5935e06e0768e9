import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../../stages/colour.ts';

/** Fills the frame point by point at its size divided by `shrink`; x and y are shares of the HEIGHT, colours 0 to 1. */
export function fillPoints(
  context: SKRSContext2D,
  w: number,
  h: number,
  shrink: number,
  colourAt: (x: number, y: number) => Rgb,
): void {
  const width = Math.round(w / shrink);
  const height = Math.round(h / shrink);
  const small = createCanvas(width, height);
  const smallContext = small.getContext('2d');
  const image = smallContext.createImageData(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      const [r, g, b] = colourAt(x / height, y / height);
      image.data[i] = r * 255;
      image.data[i + 1] = g * 255;
      image.data[i + 2] = b * 255;
      image.data[i + 3] = 255;
    }
  }
  smallContext.putImageData(image, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, 0, 0, w, h);
}
