import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { bokehDisc } from '../../../scenes/brushes/bokeh-disc.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillAround } from '../../../scenes/brushes/fill-around.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';

/** A room: a wall, a window onto the air outside, a curtain. */
export function paintWindowRoom(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, wall, at, wide }: { air: Air; wall: string; at: number; wide: number },
): void {
  const dim = mixHex(wall, air.sky[0], air.isDark ? 0.5 : 0.12);
  fillAround(
    context,
    w,
    h,
    [at, 0.35, 1.3],
    [
      [0, mixHex(dim, air.sky[2], 0.4)],
      [0.5, dim],
      [1, mixHex(dim, '#1c1410', 0.45)],
    ],
  );
  texture(context, w, h, { opacity: 0.18, scale: [1, 0.8] }, random);
  const [left, top, right, low] = [(at - wide / 2) * w, h * 0.06, (at + wide / 2) * w, h * 0.62];
  const pane = context.createLinearGradient(0, top, 0, low);
  pane.addColorStop(0, air.sky[0]);
  pane.addColorStop(0.6, air.sky[1]);
  pane.addColorStop(1, air.sky[2]);
  context.fillStyle = pane;
  context.fillRect(left, top, right - left, low - top);
  for (let i = 0; i < 10; i++)
    bokehDisc(
      context,
      left + random() * (right - left),
      low - random() * (low - top) * 0.5,
      w * (0.015 + random() * 0.03),
      air.isDark ? air.lamp : air.sunColour,
      0.4,
    );
  context.fillStyle = mixHex('#f2ece0', air.sky[0], air.isDark ? 0.55 : 0.1);
  for (const x of [left - w * 0.02, (left + right) / 2 - w * 0.008, right])
    context.fillRect(x, top, w * 0.02, low - top);
  for (const y of [top - h * 0.012, (top + low) / 2, low])
    context.fillRect(left - w * 0.02, y, right - left + w * 0.04, h * 0.014);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left : right;
    for (let fold = 0; fold < 5; fold++) {
      context.fillStyle = cssOfHex(
        fold % 2 === 0 ? mixHex(wall, '#ffffff', 0.55) : mixHex(wall, '#ffffff', 0.35),
        air.isDark ? 0.4 : 0.85,
      );
      context.fillRect(edge + side * fold * w * 0.028 - w * 0.02, 0, w * 0.034, h * 0.78);
    }
  }
  defocus(context, w, h, 0.011);
  glow(
    context,
    (left + right) / 2,
    h * 0.32,
    w * 0.8,
    air.isDark ? mixHex(air.sky[2], '#ffffff', 0.2) : air.sunColour,
    0.4,
  );
  if (air.isDark) glow(context, (at < 0.5 ? 0.92 : 0.08) * w, h * 0.45, w * 0.6, air.lamp, 0.7);
}
