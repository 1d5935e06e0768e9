import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../../pixels/letters.ts';
import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';
import { fontFamily } from '../fonts.ts';

interface Lettering {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  /** Share of the frame's height. */
  size: number;
  colour?: string;
  font?: 'sans' | 'serif';
  weight?: 400 | 700 | 900;
  align?: 'left' | 'center' | 'right';
  spacing?: number;
  opacity?: number;
  vertical?: boolean;
  behind?: boolean;
}

const WIDEST_SHARE = 0.94;

/** One line of text (or a column when `vertical`); x and y are shares of the frame, y is the baseline. */
export const text = defineOverlay<Lettering>({
  kind: 'text',
  belongsTo: 'lettering',
  isKeptInRetakes: true,
  draw(context, w, h, text) {
    const { font = 'sans', weight = 700, align = 'center', spacing = 0, opacity = 1, colour = '#ffffff' } = text;
    const fontOf = (px: number): string => `${weight} ${px.toFixed(1)}px ${fontFamily(font)}`;
    const size = text.vertical ? text.size * h : fitSize(context, w, text.text, text.size * h, spacing, fontOf);
    context.fillStyle = cssOfHex(colour, opacity);
    context.font = fontOf(size);
    context.textAlign = align;
    if (text.vertical) {
      context.textAlign = 'center';
      [...text.text].forEach((letter, i) => {
        fillLetters(context, letter, text.x * w, text.y * h + i * size * (1.1 + spacing));
      });
      return;
    }
    context.letterSpacing = `${(spacing * size).toFixed(1)}px`;
    // Letter spacing also follows the last letter, which would push centred text to the left.
    const trailing = align === 'center' ? (spacing * size) / 2 : 0;
    fillLetters(context, text.text, text.x * w + trailing, text.y * h);
    context.letterSpacing = '0px';
  },
});

/** The size, or a smaller one at which the line fits the frame. */
function fitSize(
  context: SKRSContext2D,
  w: number,
  text: string,
  size: number,
  spacing: number,
  fontOf: (px: number) => string,
): number {
  context.font = fontOf(size);
  const width = context.measureText(text).width + [...text].length * spacing * size;
  return width > w * WIDEST_SHARE ? (size * w * WIDEST_SHARE) / width : size;
}
