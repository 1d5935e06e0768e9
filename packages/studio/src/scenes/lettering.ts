import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../pixels/letters.ts';
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
      fillLetters(context, letter, x, y + i * size * (1.1 + spacing));
    });
  } else {
    const width = context.measureText(text).width + [...text].length * spacing * size;
    if (widest && width > widest) size *= widest / width;
    context.font = fontOf(size);
    context.letterSpacing = `${(spacing * size).toFixed(1)}px`;
    fillLetters(context, text, x + (align === 'center' ? (spacing * size) / 2 : 0), y);
  }
  context.restore();
}
