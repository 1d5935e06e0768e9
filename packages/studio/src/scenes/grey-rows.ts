import type { SKRSContext2D } from '@napi-rs/canvas';

/** Print too small to read: rows of words as strokes. All measures in pixels. */
export function greyRows(
  context: SKRSContext2D,
  area: { x: number; y: number; width: number; rows: number; step: number; colour: string },
  random: () => number,
): void {
  const { x: left, y, width, rows, step, colour } = area;
  context.fillStyle = colour;
  for (let row = 0; row < rows; row++) {
    const end = left + width * (row % 5 === 4 ? 0.35 + random() * 0.3 : 1);
    for (let x = left; x < end; ) {
      const word = Math.min(end - x, step * (0.8 + random() * 3));
      context.fillRect(x, y + row * step, word, step * 0.36);
      x += word + step * 0.6;
    }
  }
}
