import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../pixels/random.ts';
import { bokehDisc } from '../../../scenes/brushes/bokeh-disc.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillDown } from '../../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';

/** Floodlights over a pitch, the stands out of focus. */
export function paintStadium(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, pitch }: { air: Air; pitch: string },
): void {
  fillDown(context, w, h, [
    [0, air.sky[0]],
    [0.34, air.sky[1]],
    [0.46, air.far],
    [1, air.far],
  ]);
  fillPolygon(
    context,
    [
      [0, h * 0.3],
      [w * 0.5, h * 0.36],
      [w, h * 0.28],
      [w, h * 0.62],
      [0, h * 0.62],
    ],
    mixHex(air.near, air.far, 0.4),
  );
  for (let i = 0; i < 700; i++) {
    context.fillStyle = cssOfHex(pick(random, ['#e8e0d0', '#c04a3a', '#3a6ab0', '#d8b04a', '#4a4a52']), 0.4);
    context.fillRect(random() * w, h * (0.34 + random() * 0.26), w * 0.007, h * 0.005);
  }
  const grass = mixHex(pitch, air.sky[0], air.isDark ? 0.42 : 0.08);
  for (let i = 0; i < 8; i++) {
    context.fillStyle = i % 2 === 0 ? grass : mixHex(grass, '#ffffff', 0.1);
    context.fillRect(0, h * (0.62 + (i / 8) ** 1.5 * 0.38), w, h * 0.2);
  }
  context.strokeStyle = cssOfHex('#ffffff', 0.7);
  context.lineWidth = h * 0.006;
  context.beginPath();
  context.moveTo(-w * 0.1, h * 0.74);
  context.lineTo(w * 1.1, h * 0.69);
  context.moveTo(w * 0.66, h * 0.63);
  context.lineTo(w * 0.9, h * 1.02);
  context.stroke();
  defocus(context, w, h, 0.009);
  for (const x of [0.08, 0.9]) {
    for (let k = 0; k < 6; k++)
      bokehDisc(
        context,
        (x + (k % 3) * 0.035 - 0.035) * w,
        h * (0.12 + Math.floor(k / 3) * 0.03),
        w * 0.02,
        '#ffffff',
        0.9,
      );
    glow(context, x * w, h * 0.13, w * 0.5, '#eef4ff', air.isDark ? 0.8 : 0.35);
  }
}
