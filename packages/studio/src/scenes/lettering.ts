import type { SKRSContext2D } from '@napi-rs/canvas';
import { fontFamily } from '../stages/overlay/fonts.ts';

export interface Lettering {
  /** Baseline, pixels. */
  x: number;
  y: number;
  /** Pixels. */
  size: number;
  colour: string;
  font?: 'sans' | 'serif';
  weight?: 400 | 700 | 900;
  align?: 'left' | 'center' | 'right';
  /** Between letters, share of the size. */
  spacing?: number;
  /** A longer line shrinks to this width in pixels. */
  widest?: number;
  /** Letters one under the other. */
  vertical?: boolean;
}

/** Writes a line (or a column) of Chinese or Latin letters into a scene. */
export function write(context: SKRSContext2D, text: string, style: Lettering): void {
  const { x, y, colour, font = 'sans', weight = 700, align = 'left', spacing = 0, widest, vertical = false } = style;
  const fontOf = (px: number): string => `${weight} ${px.toFixed(1)}px ${fontFamily(font)}`;
  let { size } = style;
  context.save();
  context.fillStyle = colour;
  context.font = fontOf(size);
  context.textAlign = vertical ? 'center' : align;
  if (vertical) {
    [...text].forEach((letter, i) => {
      context.fillText(letter, x, y + i * size * (1.1 + spacing));
    });
  } else {
    const width = context.measureText(text).width + [...text].length * spacing * size;
    if (widest && width > widest) size *= widest / width;
    context.font = fontOf(size);
    context.letterSpacing = `${(spacing * size).toFixed(1)}px`;
    context.fillText(text, x + (align === 'center' ? (spacing * size) / 2 : 0), y);
  }
  context.restore();
}

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
