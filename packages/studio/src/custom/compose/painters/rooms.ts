import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { pick } from '../../../pixels/random.ts';
import { bokehDisc, scatterBokeh } from '../../../scenes/brushes/bokeh.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillAround } from '../../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
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

/** Coloured beams on a stage, the crowd's lights below. */
export function paintStage(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { ground, beams }: { ground: readonly [string, string]; beams: readonly string[] },
): void {
  fillDown(context, w, h, [
    [0, ground[0]],
    [0.7, ground[1]],
    [1, ground[0]],
  ]);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 7; i++) {
    const x = ((i + 0.5) / 7) * w;
    const lean = (random() - 0.5) * w * 0.9;
    const colour = pick(random, beams);
    const beam = context.createLinearGradient(0, 0, 0, h * 0.85);
    beam.addColorStop(0, cssOfHex(colour, 0.75));
    beam.addColorStop(1, cssOfHex(colour, 0));
    fillPolygon(
      context,
      [
        [x, -h * 0.02],
        [x + w * 0.02, -h * 0.02],
        [x + lean + w * 0.16, h * 0.85],
        [x + lean - w * 0.08, h * 0.85],
      ],
      'rgba(0,0,0,0)',
    );
    context.fillStyle = beam;
    context.fill();
  }
  context.restore();
  texture(context, w, h, { opacity: 0.35, scale: [1.4, 0.8], blend: 'soft-light' }, random);
  defocus(context, w, h, 0.008);
  for (let i = 0; i < 7; i++) glow(context, ((i + 0.5) / 7) * w, 0, w * 0.16, '#ffffff', 0.7);
  scatterBokeh(
    context,
    w,
    h,
    { count: 34, colours: [...beams, '#fff4d8'], radius: [0.006, 0.03], opacity: 0.55, area: [0, 0.72, 1, 1] },
    random,
  );
}
