import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import type { Rgb } from '../stages/colour.ts';

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

/** One cell of paving, cracked mud, a reptile's skin: distance to its border (0 on it) and a number of its own, 0 to 1. */
export interface Cell {
  border: number;
  own: number;
}

/** Cells of one per unit, their middles scattered. */
export function createCells(random: Random): (x: number, y: number) => Cell {
  const size = 32;
  const places = new Float32Array(size * size * 3).map(() => random());
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    let nearest = 9;
    let next = 9;
    let own = 0;
    for (let row = cellY - 1; row <= cellY + 1; row++) {
      for (let column = cellX - 1; column <= cellX + 1; column++) {
        const i = ((row & (size - 1)) * size + (column & (size - 1))) * 3;
        const dx = column + 0.15 + 0.7 * (places[i] ?? 0) - x;
        const dy = row + 0.15 + 0.7 * (places[i + 1] ?? 0) - y;
        const distance = Math.sqrt(dx * dx + dy * dy);
        if (distance < nearest) {
          next = nearest;
          nearest = distance;
          own = places[i + 2] ?? 0;
        } else if (distance < next) {
          next = distance;
        }
      }
    }
    return { border: next - nearest, own };
  };
}
