import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { drawBambooLeaves, drawBambooShade, drawBlade } from '../../scenes/bamboo.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer, painted } from '../../scenes/layer.ts';
import { paintMoonGate } from '../../scenes/moon-gate.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeAcross, shadeDown, strokeLine } from '../../scenes/shapes.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawGrove, type Grove } from './groves.ts';

/** A round window in a dark room, the grove outside. */
export function roundWindow(
  options: Grove & { wall: readonly [string, string]; at: readonly [number, number, number] },
): Scene {
  const { wall, at } = options;
  return painted(options.name, (context, w, h, random) => {
    paintMoonGate(context, w, h, { at, wall, rim: '#3c2a1c', blur: [0.002, 0.004] }, random, () =>
      drawGrove(context, w, h, options, random),
    );
    glow(context, at[0] * w, at[1] * h, w * at[2] * 1.7, options.air[1], 0.3);
  });
}

/** A blind of split bamboo, the sun and leaves behind it. */
export function blind(options: {
  name: string;
  light: readonly [string, string];
  slat: string;
  leaf: string;
  blur?: number;
}): Scene {
  const { light, slat, leaf, blur = 0.003 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.3, 0.25, 1.3],
      [
        [0, light[0]],
        [1, light[1]],
      ],
    );
    layer(context, w, h, { blur: 0.012, opacity: 0.7 }, (c) => drawBambooShade(c, w, h, leaf, random));
    const step = h * 0.0125;
    for (let y = 0; y < h; y += step) fillBox(context, 0, y, w, step * 0.62, cssOfHex(slat, 0.42 + random() * 0.2));
    for (const x of [0.14, 0.5, 0.86]) fillBox(context, x * w, 0, w * 0.008, h, cssOfHex('#5a3a1c', 0.7));
    fillBox(context, 0, 0, w, h * 0.03, shadeDown(context, 0, h * 0.03, '#7a5228', '#4a2f16'));
    defocus(context, w, h, blur);
    glow(context, w * 0.25, h * 0.2, w * 0.8, light[0], 0.45);
  });
}

/** A white wall with the shadow of bamboo. */
export function shadowWall(options: {
  name: string;
  wall: readonly [string, string];
  shade: string;
  strength?: number;
}): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.3, 0.3, 1.4],
      [
        [0, options.wall[0]],
        [1, options.wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.3, scale: [0.8, 0.6] }, random);
    layer(context, w, h, { blur: 0.006, opacity: options.strength ?? 0.5, blend: 'multiply' }, (c) =>
      drawBambooShade(c, w, h, options.shade, random),
    );
    layer(context, w, h, { blur: 0.014, opacity: (options.strength ?? 0.5) * 0.6, blend: 'multiply' }, (c) =>
      drawBambooShade(c, w, h, options.shade, random),
    );
  });
}

/** A stem in ink: pieces laid with one stroke, dry at their edges. */
function drawInkCulm(context: SKRSContext2D, x: number, lean: number, h: number, thick: number, ink: string): void {
  for (let k = 0; k < 7; k++) {
    const top = h * (k * 0.17 - 0.1);
    const px = x + lean * (1 - top / h);
    const tall = h * 0.16;
    context.save();
    context.transform(1, 0, -lean / h, 1, px, top);
    fillBox(
      context,
      -thick / 2,
      0,
      thick,
      tall,
      shadeAcross(context, -thick / 2, thick / 2, ink, cssOfHex(ink, 0.45), cssOfHex(ink, 0.75)),
    );
    context.restore();
    strokeLine(
      context,
      [
        [px - thick * 0.6, top - h * 0.004],
        [px, top],
        [px + thick * 0.6, top - h * 0.004],
      ],
      thick * 0.14,
      ink,
      true,
    );
  }
}

/** Bamboo in ink on paper; far stems paler. */
export function inkBamboo(options: {
  name: string;
  paper: readonly [string, string];
  ink: string;
  sun?: string;
}): Scene {
  const { paper, ink, sun } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, paper[0]],
        [1, paper[1]],
      ],
      0.2,
    );
    texture(context, w, h, { opacity: 0.3, scale: [0.4, 0.3] }, random);
    if (sun) fillDisc(context, w * 0.5, h * 0.38, w * 0.34, sun);
    layer(context, w, h, { blur: 0.004, opacity: 0.22 }, (c) => {
      for (const x of [0.1, 0.36, 0.7, 0.92]) drawInkCulm(c, x * w, w * 0.06, h, w * 0.03, ink);
    });
    layer(context, w, h, { blur: 0.0006, opacity: 0.86 }, (c) => {
      drawInkCulm(c, w * 0.84, w * 0.08, h, w * 0.042, ink);
      drawInkCulm(c, w * 0.05, -w * 0.05, h, w * 0.03, ink);
      drawInkLeaves(c, w, h, [0.5, 0.02, 1.05, 0.4], ink, random);
      drawInkLeaves(c, w, h, [-0.05, 0.02, 0.3, 0.28], ink, random);
    });
  });
}

function drawInkLeaves(
  context: SKRSContext2D,
  w: number,
  h: number,
  area: readonly [number, number, number, number],
  ink: string,
  random: Random,
): void {
  for (let i = 0; i < 16; i++) {
    const x = (area[0] + random() * (area[2] - area[0])) * w;
    const y = (area[1] + random() * (area[3] - area[1])) * h;
    const strength = 0.35 + random() * 0.65;
    for (let k = 0; k < 4; k++)
      drawBlade(context, x, y, 0.5 + k * 0.42 + random() * 0.4, w * (0.1 + random() * 0.08), cssOfHex(ink, strength));
  }
}

/** Woven bamboo: what the photos lie on. */
export const MAT: Scene = painted('bamboo-mat', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#8a6a34');
  const cell = w / 14;
  for (let row = 0; row * cell < h; row++) {
    for (let column = 0; column < 14; column++) {
      const isAcross = (row + column) % 2 === 0;
      const x = column * cell;
      const y = row * cell;
      const tone = random() * 0.14;
      const [a, b] = isAcross ? ['#e0c484', '#a8843c'] : ['#d4b470', '#94702e'];
      context.fillStyle = isAcross
        ? shadeDown(context, y, y + cell, b, a, b)
        : shadeAcross(context, x, x + cell, b, a, b);
      context.fillRect(x + 1, y + 1, cell - 2, cell - 2);
      fillBox(context, x + 1, y + 1, cell - 2, cell - 2, cssOfHex('#4a3010', tone));
    }
  }
  texture(context, w, h, { opacity: 0.4, scale: [1.2, 0.9] }, random);
});

/** Moss, river stones, fallen leaves. */
export const MOSS: Scene = painted('bamboo-moss', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.3, 1.4],
    [
      [0, '#5c7c38'],
      [1, '#24381a'],
    ],
  );
  texture(context, w, h, { opacity: 0.8, scale: [0.55, 0.42] }, random);
  texture(context, w, h, { opacity: 0.4, scale: [0.21, 0.17] }, random);
  for (let i = 0; i < 1600; i++)
    fillDisc(context, random() * w, random() * h, w * 0.004, cssOfHex(random() < 0.5 ? '#8aac50' : '#1c3014', 0.5));
  for (const [x, y, r] of [
    [0.06, 0.08, 0.16],
    [0.95, 0.9, 0.18],
    [0.9, 0.06, 0.1],
    [0.08, 0.94, 0.1],
  ] as const) {
    fillDisc(context, x * w + w * 0.015, y * h + h * 0.014, r * w, 'rgba(8,14,6,0.5)', r * w * 0.8);
    fillDisc(
      context,
      x * w,
      y * h,
      r * w,
      shadeDown(context, y * h - r * w, y * h + r * w, '#a8aca4', '#5a605c'),
      r * w * 0.8,
    );
  }
  drawBambooLeaves(
    context,
    w,
    h,
    { count: 14, size: 0.08, colours: ['#c8b45c', '#a8a04c', '#7c9440'], area: [0, 0, 1, 1] },
    random,
  );
  defocus(context, w, h, 0.0012);
});
