import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';

/** 福 on a square of red paper set on its corner; the writing stands upright. */
export function drawBlessing(context: SKRSContext2D, x: number, y: number, size: number, ink = '#f2c45c'): void {
  context.save();
  context.translate(x, y);
  context.rotate(Math.PI / 4);
  fillBox(context, -size / 2, -size / 2, size, size, '#cf2a24');
  context.strokeStyle = cssOfHex('#f2c45c', 0.8);
  context.lineWidth = size * 0.025;
  context.strokeRect(-size * 0.44, -size * 0.44, size * 0.88, size * 0.88);
  context.rotate(-Math.PI / 4);
  context.fillStyle = ink;
  context.font = `900 ${size * 0.66}px ${fontFamily('serif')}`;
  context.textAlign = 'center';
  fillLetters(context, '福', 0, size * 0.24);
  context.restore();
}
