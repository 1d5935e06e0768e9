import { pick } from '../../pixels/random.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawFirTree, drawGift, drawStar, FAIRY, GREEN, type Needles } from './trees.ts';

/** A window with snow on its bars, a lit village or blue dusk outside. */
export function snowWindow(options: {
  name: string;
  outside: readonly [string, string, string];
  frame: readonly [string, string];
  room: string;
  lamps?: readonly string[];
  blur?: number;
}): Scene {
  const { outside, frame, room, lamps = FAIRY, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, outside[0]],
      [0.5, outside[1]],
      [0.8, outside[2]],
      [1, outside[2]],
    ]);
    layer(context, w, h, { blur: 0.012 }, (c) => {
      for (let i = 0; i < 6; i++)
        drawFirTree(c, (i / 5) * w, h * 0.72, h * (0.24 + random() * 0.16), ['#1c3048', '#3c5878', '#dfe8f2'], random);
      fillBox(c, -w * 0.1, h * 0.7, w * 1.2, h * 0.4, outside[2]);
    });
    scatterBokeh(
      context,
      w,
      h,
      { count: 24, colours: lamps, radius: [0.01, 0.034], opacity: 0.6, area: [0, 0.4, 1, 0.75] },
      random,
    );
    for (let i = 0; i < 120; i++)
      fillDisc(
        context,
        random() * w,
        random() * h * 0.78,
        w * (0.002 + random() ** 3 * 0.007),
        cssOfHex('#ffffff', 0.35 + random() * 0.6),
      );
    layer(context, w, h, { blur }, (c) => {
      const bar = (x: number, y: number, wide: number, tall: number): void =>
        fillBox(
          c,
          x,
          y,
          wide,
          tall,
          tall > wide
            ? shadeAcross(c, x, x + wide, frame[1], frame[0], frame[1])
            : shadeDown(c, y, y + tall, frame[0], frame[1]),
        );
      for (const x of [-0.03, 0.31, 0.65, 0.98]) bar(x * w, -h * 0.1, w * 0.045, h);
      for (const y of [-0.01, 0.25, 0.52]) {
        bar(-w * 0.1, y * h, w * 1.2, h * 0.024);
        for (let k = 0; k < 30; k++)
          fillDisc(c, random() * w, y * h, w * (0.02 + random() * 0.03), '#f6f9fc', h * (0.005 + random() * 0.006));
      }
      for (const [x, y] of [
        [0, 0.52],
        [0.34, 0.52],
        [0.68, 0.52],
        [0, 0.79],
        [0.34, 0.79],
        [0.68, 0.79],
      ] as const) {
        c.fillStyle = 'rgba(246,249,252,0.85)';
        c.beginPath();
        c.moveTo((x + 0.01) * w, y * h);
        c.quadraticCurveTo((x + 0.03) * w, (y - 0.02) * h, (x + 0.015) * w, (y - 0.1) * h);
        c.quadraticCurveTo((x + 0.06) * w, (y - 0.025) * h, (x + 0.3) * w, y * h);
        c.fill();
      }
      fillBox(c, -w * 0.1, h * 0.785, w * 1.2, h * 0.03, frame[0]);
      fillBox(c, -w * 0.1, h * 0.815, w * 1.2, h * 0.3, room);
      for (let i = 0; i < 3; i++)
        fillDisc(
          c,
          (0.78 + i * 0.09) * w,
          h * 0.785,
          w * 0.03,
          shadeDown(c, h * 0.72, h * 0.79, '#fff2c8', '#e8c48a'),
          h * 0.03,
        );
    });
    for (let i = 0; i < 3; i++) glow(context, (0.78 + i * 0.09) * w, h * 0.745, w * 0.13, '#ffc46a', 0.9);
  });
}

/** Pale linen wall, a wreath and its ribbon. */
export function wreath(options: {
  name: string;
  wall: readonly [string, string];
  at: readonly [number, number, number];
  needles?: Needles;
  blur?: number;
}): Scene {
  const { wall, at, needles = GREEN, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.35, 0.3, 1.3],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    for (let x = 0; x < 1; x += 0.125) {
      fillBox(context, x * w, 0, w * 0.004, h, cssOfHex('#4a3a30', 0.25));
      fillBox(context, x * w + w * 0.004, 0, w * 0.003, h, cssOfHex('#ffffff', 0.3));
    }
    texture(context, w, h, { opacity: 0.2, scale: [0.2, 1] }, random);
    layer(context, w, h, { blur }, (c) => {
      for (let k = 0; k < 520; k++) {
        const a = random() * Math.PI * 2;
        const out = at[2] * w * (0.82 + random() * 0.3);
        const px = at[0] * w + Math.cos(a) * out;
        const py = at[1] * h + Math.sin(a) * out;
        const turn = a + 1.9 + (random() - 0.5);
        strokeLine(
          c,
          [
            [px, py],
            [px + Math.cos(turn) * w * 0.055, py + Math.sin(turn) * w * 0.055],
          ],
          w * 0.008,
          pick(random, needles),
        );
      }
      for (let k = 0; k < 16; k++) {
        const a = k * 0.39 + random() * 0.2;
        fillDisc(
          c,
          at[0] * w + Math.cos(a) * at[2] * w,
          at[1] * h + Math.sin(a) * at[2] * w,
          w * 0.018,
          pick(random, ['#c8282c', '#e8484a', '#e0b45a']),
        );
      }
      const y = at[1] * h + at[2] * w;
      for (const side of [-1, 1]) {
        fillDisc(c, at[0] * w + side * w * 0.065, y, w * 0.07, '#b8282c', w * 0.034, side * 0.4);
        strokeLine(
          c,
          [
            [at[0] * w, y],
            [at[0] * w + side * w * 0.06, y + w * 0.17],
          ],
          w * 0.034,
          '#a02024',
        );
      }
      fillDisc(c, at[0] * w, y, w * 0.03, '#8c1a1e');
    });
    glow(context, w * 0.2, h * 0.1, w, '#fff6e4', 0.35);
  });
}

/** A white room with gifts and paper stars. */
export function whiteRoom(options: { name: string; wall: readonly [string, string] }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, options.wall[0]],
      [1, options.wall[1]],
    ]);
    texture(context, w, h, { opacity: 0.2, scale: [0.9, 0.7] }, random);
    layer(context, w, h, { blur: 0.006 }, (c) => {
      for (let i = 0; i < 9; i++) {
        const x = (0.04 + i * 0.12) * w;
        const y = h * (0.06 + ((i * 37) % 5) * 0.06);
        fillBox(c, x - 1, -h * 0.1, 2, y + h * 0.1, '#c8b890');
        drawStar(c, x, y, w * (0.035 + (i % 3) * 0.014), pick(random, ['#e0b85c', '#f4ead0', '#c8403c', '#d8c08c']));
      }
      for (let i = 0; i < 7; i++)
        drawGift(
          c,
          (i * 0.16 + 0.02) * w,
          h * 1.01,
          w * (0.15 + random() * 0.06),
          pick(random, ['#c8343a', '#f4f0e6', '#3c6a54', '#e0b85c']),
          '#f6e6c0',
        );
    });
    glow(context, w * 0.7, h * 0.2, w, '#fff8e8', 0.4);
  });
}
