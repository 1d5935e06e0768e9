import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A tea mat of split bamboo, two cups seen from above, spilt leaves. */
export const TEA_MAT: Scene = painted('tea-mat', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#4a3020'],
      [1, '#24140c'],
    ],
    0.3,
  );
  texture(context, w, h, { opacity: 0.4, scale: [3, 0.12], blend: 'multiply' }, random);
  for (let y = 0.08; y < 0.93; y += 0.0105)
    fillBox(context, w * 0.05, y * h, w * 0.9, h * 0.0082, cssOfHex(random() < 0.5 ? '#a8935c' : '#b8a46c', 1));
  for (const x of [0.14, 0.5, 0.86]) fillBox(context, x * w, h * 0.08, w * 0.008, h * 0.85, '#4a3a20');
  for (const [x, y] of [
    [0.06, 0.9],
    [0.95, 0.1],
  ] as const) {
    fillDisc(context, x * w + w * 0.012, y * h + w * 0.016, w * 0.12, 'rgba(10,6,2,0.4)');
    fillDisc(context, x * w, y * h, w * 0.12, '#b8d2c2');
    fillDisc(context, x * w, y * h, w * 0.106, '#e6f2e8');
    fillDisc(context, x * w, y * h, w * 0.09, '#b87c34');
    fillDisc(context, x * w - w * 0.03, y * h - w * 0.03, w * 0.02, 'rgba(255,240,200,0.6)');
  }
  texture(context, w, h, { opacity: 0.35, scale: [1.2, 0.9] }, random);
});

/** Dry leaves of tea, strewn on pale paper. */
export const TEA_LEAVES: Scene = painted('tea-leaves', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.4, 0.3, 1.2],
    [
      [0, '#e8eadc'],
      [1, '#c0c8b0'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.4, 0.3] }, random);
  for (let i = 0; i < 620; i++) {
    const edge = random() < 0.5 ? random() ** 2 * 0.34 : 1 - random() ** 2 * 0.34;
    const [x, y] = [edge * w, random() * h];
    const turn = random() * 3.1;
    const long = w * (0.012 + random() * 0.02);
    fillDisc(context, x + w * 0.003, y + w * 0.004, long, 'rgba(20,30,10,0.25)', w * 0.004, turn);
    fillDisc(context, x, y, long, ['#3c4a28', '#56683a', '#2c3820', '#76854c'][i % 4] ?? '#3c4a28', w * 0.0042, turn);
  }
});

/** Rice paper with one round stroke of a wet brush. */
export const ROUND_STROKE: Scene = painted('round-stroke', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#f4f2e6'],
    [1, '#e6e4d2'],
  ]);
  texture(context, w, h, { opacity: 0.35, scale: [0.3, 0.22] }, random);
  const [x, y, r] = [w * 0.5, h * 0.4, w * 0.37];
  for (let i = 0; i < 70; i++) {
    const out = (i / 70 - 0.5) * w * 0.085;
    const end = 5.6 + random() * 0.5 - Math.abs(out / w) * 4;
    context.strokeStyle = cssOfHex('#4c6a5a', 0.2 + random() * 0.5);
    context.lineWidth = w * 0.0022 * (0.6 + random());
    context.beginPath();
    context.arc(x + (random() - 0.5) * 2, y, r + out, -1.9 + random() * 0.08, -1.9 + end);
    context.stroke();
  }
});
