import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { drawBlade } from '../../scenes/bamboo-blade.ts';
import { drawBambooLeaves } from '../../scenes/bamboo-leaves.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

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

/** A print: bamboo in light ink before a pale sun; far stems paler. */
export const PRINT: Scene = painted('print', (context, w, h, random) => {
  const ink = '#a4c48c';
  fillDown(
    context,
    w,
    h,
    [
      [0, '#1f4030'],
      [1, '#10241c'],
    ],
    0.2,
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.4, 0.3] }, random);
  fillDisc(context, w * 0.5, h * 0.38, w * 0.34, '#f2eccb');
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
