import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillDown } from '../../../scenes/brushes/fill-down.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';

/** A wall with a blackboard, chalk on it, daylight from one side. */
export function paintClassroom(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, board, from }: { air: Air; board: string; from: number },
): void {
  const wall = mixHex('#e8e0cc', air.sky[0], air.isDark ? 0.55 : 0.08);
  fillDown(context, w, h, [
    [0, wall],
    [0.72, mixHex(wall, '#b89a6a', 0.35)],
    [1, '#6a4c30'],
  ]);
  context.fillStyle = '#8a6238';
  context.fillRect(from * w - w * 0.02, h * 0.1, w * 1.3, h * 0.5);
  context.fillStyle = mixHex(board, air.sky[0], air.isDark ? 0.35 : 0);
  context.fillRect(from * w, h * 0.115, w * 1.3, h * 0.47);
  texture(context, w, h, { opacity: 0.4, scale: [0.9, 0.5], from: 0.12, until: 0.58 }, random);
  context.strokeStyle = cssOfHex('#f4f4ec', 0.7);
  context.lineWidth = h * 0.0028;
  for (let row = 0; row < 6; row++) {
    let x = (from + 0.06) * w;
    const y = h * (0.17 + row * 0.066);
    while (x < w * (0.55 + random() * 0.5)) {
      context.beginPath();
      context.moveTo(x, y);
      for (let k = 0; k < 4; k++) context.lineTo(x + (k + 1) * w * 0.008, y + (random() - 0.5) * h * 0.026);
      context.stroke();
      x += w * (0.05 + random() * 0.03);
    }
  }
  for (let i = 0; i < 4; i++) {
    context.fillStyle = mixHex('#a87848', '#3a2414', i * 0.12);
    context.fillRect((-0.1 + i * 0.32) * w, h * 0.8, w * 0.26, h * 0.05);
  }
  defocus(context, w, h, 0.007);
  glow(context, from > 0.2 ? 0 : w, h * 0.3, w * 0.9, air.sunColour, air.isDark ? 0.2 : 0.55);
}
