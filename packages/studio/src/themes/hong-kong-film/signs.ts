import type { SKRSContext2D } from '@napi-rs/canvas';
import { glow } from '../../scenes/brushes/glow.ts';
import { write } from '../../scenes/lettering.ts';
import { cssOfHex } from '../../stages/colour.ts';

export interface Sign {
  text: string;
  /** Upper left corner and size of a letter, pixels. */
  x: number;
  y: number;
  size: number;
  colour: string;
  /** Colour of the tube round the board. */
  edge?: string;
  isColumn?: boolean;
  angle?: number;
  board?: string;
}

/** A sign of bent tubes on a dark board; its light falls on what is round it. */
export function neonSign(context: SKRSContext2D, sign: Sign): void {
  const { text, size, colour, edge = colour, isColumn = false, angle = 0, board = '#12080c' } = sign;
  const letters = [...text].length;
  const width = isColumn ? size * 1.5 : size * (letters * 1.06 + 0.5);
  const height = isColumn ? size * (letters * 1.12 + 0.5) : size * 1.55;
  context.save();
  context.translate(sign.x, sign.y);
  context.rotate((angle * Math.PI) / 180);
  glow(context, width / 2, height / 2, Math.max(width, height) * 1.25, colour, 0.75);
  context.fillStyle = board;
  context.beginPath();
  context.roundRect(0, 0, width, height, size * 0.18);
  context.fill();
  context.shadowColor = edge;
  context.shadowBlur = size * 0.35;
  context.strokeStyle = edge;
  context.lineWidth = size * 0.075;
  context.beginPath();
  context.roundRect(size * 0.12, size * 0.12, width - size * 0.24, height - size * 0.24, size * 0.12);
  context.stroke();
  context.shadowBlur = 0;
  for (const [style, weight] of [
    [colour, 900],
    [cssOfHex('#fff6ea', 0.85), 400],
  ] as const) {
    if (isColumn) write(context, text, { x: width / 2, y: size * 1.12, size, colour: style, weight, vertical: true });
    else
      write(context, text, {
        x: width / 2,
        y: size * 1.14,
        size,
        colour: style,
        weight,
        align: 'center',
        spacing: 0.06,
      });
  }
  context.restore();
}
