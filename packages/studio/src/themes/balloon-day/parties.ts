import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawBalloon, PARTY } from './balloons.ts';
import { drawBunting, drawGift } from './outdoors.ts';

/** A rosette of folded paper. Pixels. */
function drawRosette(context: SKRSContext2D, x: number, y: number, r: number, colour: string): void {
  fillDisc(context, x + r * 0.06, y + r * 0.1, r, 'rgba(80,50,40,0.2)');
  fillDisc(context, x, y, r, colour);
  for (let k = 0; k < 28; k++) {
    context.fillStyle = k % 2 ? 'rgba(255,255,255,0.28)' : 'rgba(60,20,20,0.1)';
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, r, (k / 28) * Math.PI * 2, ((k + 1) / 28) * Math.PI * 2);
    context.fill();
  }
  fillDisc(context, x, y, r * 0.2, '#fbf4e4');
}

/** A wall with paper rosettes and flags, the table with the cake far out of focus. */
export function cakeTable(options: {
  name: string;
  wall: readonly [string, string];
  cloth: string;
  cake?: number;
  blur?: number;
}): Scene {
  const { wall, cloth, cake = 0.16, blur = 0.007 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.4, 0.25, 1.2],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.15, scale: [0.9, 0.7] }, random);
    layer(context, w, h, { blur: blur * 0.7 }, (c) => {
      for (const [x, y, r, colour] of [
        [0.1, 0.13, 0.14, 0],
        [0.32, 0.06, 0.1, 1],
        [0.28, 0.25, 0.08, 4],
        [0.7, 0.05, 0.11, 3],
        [0.92, 0.14, 0.15, 2],
        [0.98, 0.36, 0.09, 1],
        [0.04, 0.36, 0.1, 5],
      ] as const)
        drawRosette(c, x * w, y * h, r * w, PARTY[colour] ?? PARTY[0]);
      drawBunting(c, w, h, 0.02, 0.2, 0.07);
    });
    layer(context, w, h, { blur }, (c) => {
      fillBox(c, -w * 0.1, h * 0.74, w * 1.2, h * 0.4, shadeDown(c, h * 0.74, h, cloth, '#ffffff'));
      for (let x = -0.05; x < 1.1; x += 0.1) fillDisc(c, x * w, h * 0.775, w * 0.052, '#ffffff', h * 0.02);
      drawCake(c, cake * w, h * 0.75, w * 0.24);
      drawGift(c, w * 0.9, h * 0.76, w * 0.16, PARTY[3]);
    });
    glow(context, w * 0.3, h * 0.15, w, '#fff8e4', 0.4);
  });
}

/** Three tiers with icing and candles; the middle of its foot in pixels. */
function drawCake(context: SKRSContext2D, x: number, y: number, wide: number): void {
  const tiers = [
    [1, '#f8e4d0'],
    [0.74, '#f4b4c0'],
    [0.48, '#fbf4e8'],
  ] as const;
  tiers.forEach(([share, colour], i) => {
    const half = (wide * share) / 2;
    const top = y - wide * 0.3 * (i + 1);
    fillBox(
      context,
      x - half,
      top,
      half * 2,
      wide * 0.3,
      shadeAcross(context, x - half, x + half, colour, '#ffffff', colour),
    );
    for (let k = 0; k < 7; k++)
      fillDisc(context, x - half + (half * 2 * (k + 0.5)) / 7, top + wide * 0.03, half / 7, '#ffffff', wide * 0.05);
  });
  for (const dx of [-0.14, -0.05, 0.05, 0.14]) {
    fillBox(context, x + dx * wide, y - wide * 1.06, wide * 0.025, wide * 0.16, PARTY[dx > 0 ? 3 : 0]);
    fillDisc(context, x + (dx + 0.012) * wide, y - wide * 1.1, wide * 0.024, '#ffc850', wide * 0.045);
  }
}

/** The inside of a striped tent, its stripes running to the top. */
export function stripedTent(options: {
  name: string;
  stripes: readonly [string, string];
  at?: readonly [number, number];
}): Scene {
  const { stripes, at = [0.5, -0.15] } = options;
  return painted(options.name, (context, w, h, random) => {
    fillBox(context, 0, 0, w, h, stripes[0]);
    const count = 30;
    for (let k = 0; k < count; k += 2) {
      context.fillStyle = stripes[1];
      context.beginPath();
      context.moveTo(at[0] * w, at[1] * h);
      for (const step of [0, 1]) {
        const angle = Math.PI * (-0.05 + (1.1 * (k + step)) / count);
        context.lineTo(at[0] * w + Math.cos(angle) * h * 1.8, at[1] * h + Math.sin(angle) * h * 1.8);
      }
      context.fill();
    }
    texture(context, w, h, { opacity: 0.3, scale: [0.9, 0.7] }, random);
    layer(context, w, h, { blur: 0.004 }, (c) => {
      drawBunting(c, w, h, 0.1, 0.1, 0.075, ['#f6c65a', '#7cc4b4', '#f4efe4', '#7aa8e0']);
    });
    glow(context, w * 0.5, h * 0.1, w * 0.9, '#fff2d0', 0.5);
    fillDownShade(context, w, h);
  });
}

function fillDownShade(context: SKRSContext2D, w: number, h: number): void {
  fillDown(context, w, h, [
    [0, '#2a1010', 0],
    [0.6, '#2a1010', 0.05],
    [1, '#2a1010', 0.4],
  ]);
}

/** Wrapping paper: rows of small balloons. */
export const GIFT_WRAP: Scene = painted('gift-wrap', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#2f5f7c'],
    [1, '#234a64'],
  ]);
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 7; column++)
      drawBalloon(
        context,
        (column + (row % 2) * 0.5) * w * 0.165,
        (row + 0.3) * h * 0.118,
        w * 0.034,
        PARTY[(row * 2 + column) % PARTY.length] ?? PARTY[0],
        0,
        false,
      );
  texture(context, w, h, { opacity: 0.35, scale: [1.1, 0.9] }, random);
});

/** A cloth with wide stripes and strewn sweets. */
export const SWEETS: Scene = painted('sweets', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#fbf2e2');
  for (let x = 0; x < 1.1; x += 0.16) fillBox(context, x * w, 0, w * 0.08, h, '#f7cfc4');
  for (let i = 0; i < 150; i++) {
    const [x, y, r] = [random() * w, random() * h, w * (0.012 + random() * 0.012)];
    fillDisc(context, x + r * 0.2, y + r * 0.35, r, 'rgba(90,50,40,0.22)');
    fillDisc(context, x, y, r, PARTY[i % 5] ?? PARTY[0]);
    fillDisc(context, x - r * 0.3, y - r * 0.35, r * 0.28, 'rgba(255,255,255,0.7)');
  }
  texture(context, w, h, { opacity: 0.2, scale: [1, 0.8] }, random);
});

/** The poster: rays and three large balloons. */
export const RAYS: Scene = painted('rays', (context, w, h, random) => {
  fillBox(context, 0, 0, w, h, '#f6c65a');
  for (let k = 0; k < 24; k += 2) {
    context.fillStyle = '#f9d684';
    context.beginPath();
    context.moveTo(w * 0.5, h * 0.42);
    for (const step of [0, 1])
      context.lineTo(
        w * 0.5 + Math.cos(((k + step) / 12) * Math.PI) * h * 1.2,
        h * 0.42 + Math.sin(((k + step) / 12) * Math.PI) * h * 1.2,
      );
    context.fill();
  }
  texture(context, w, h, { opacity: 0.2, scale: [0.5, 0.4] }, random);
  for (const [x, y, r, colour] of [
    [0.16, 0.2, 0.13, 0],
    [0.84, 0.16, 0.14, 3],
    [0.06, 0.46, 0.1, 2],
    [0.94, 0.44, 0.11, 0],
    [0.5, 0.09, 0.1, 5],
  ] as const)
    drawBalloon(context, x * w, y * h, r * w, PARTY[colour] ?? PARTY[0], (0.5 - x) * w * 0.3);
});
