import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { COBALT, drawMeander, drawPlate, drawVine, drawWaves, RESERVED } from './motifs.ts';

/** Waves in scales under a dark sky, the moon a white plate. */
export function waveNight(options: {
  name: string;
  sky: readonly [string, string];
  moon: readonly [number, number, number];
  blur?: number;
}): Scene {
  const { sky, moon, blur = 0.0025 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [1, sky[1]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [1.8, 0.5] }, random);
    drawPlate(context, moon[0] * w, moon[1] * h, moon[2] * w);
    drawWaves(context, [0, h * 0.58, w, h * 0.5], w * 0.12, ['#16336f', '#a9c3e8']);
    defocus(context, w, h, blur);
  });
}

/** White glaze with fine cracks. */
export const CRACKLE: Scene = painted('crackle', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.65, 0.3, 1.2],
    [
      [0, '#fafafa'],
      [1, '#c4c8cc'],
    ],
  );
  texture(context, w, h, { opacity: 0.2, scale: [1, 0.8] }, random);
  context.strokeStyle = 'rgba(60,66,74,0.4)';
  for (let i = 0; i < 90; i++) {
    let x = random() * w;
    let y = random() * h;
    let turn = random() * 6.3;
    context.lineWidth = w * (0.0008 + random() * 0.0018);
    context.beginPath();
    context.moveTo(x, y);
    for (let k = 0; k < 9; k++) {
      turn += (random() - 0.5) * 1.1;
      x += Math.cos(turn) * w * 0.035;
      y += Math.sin(turn) * w * 0.035;
      context.lineTo(x, y);
    }
    context.stroke();
  }
  defocus(context, w, h, 0.0016);
});

/** Blue ground with white lotus: cloth of the table. */
export const CLOTH: Scene = painted('porcelain-cloth', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.2, 1.5],
    [
      [0, '#2c59a8'],
      [1, '#122a60'],
    ],
  );
  drawVine(context, [0, 0, w, h], w * 0.2, RESERVED);
  texture(context, w, h, { opacity: 0.35, scale: [0.2, 0.15] }, random);
});

/** A white table with plates at its corners. */
export const TABLE: Scene = painted('porcelain-table', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.35, 0.3, 1.4],
    [
      [0, '#f4f1ea'],
      [1, '#cfc8bc'],
    ],
  );
  texture(context, w, h, { opacity: 0.3, scale: [0.3, 0.22] }, random);
  for (const [x, y, r] of [
    [0.02, 0.05, 0.26],
    [1, 0.96, 0.3],
    [0.98, 0.04, 0.17],
    [0.04, 0.97, 0.19],
  ] as const)
    drawPlate(context, x * w, y * h, r * w);
});

/** The great plate of the poster. */
export const GREAT_PLATE: Scene = painted('great-plate', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#eef2f7'],
    [1, '#dbe3ee'],
  ]);
  texture(context, w, h, { opacity: 0.2, scale: [0.5, 0.4] }, random);
  drawPlate(context, w * 0.5, h * 0.4, w * 0.475, COBALT, '#f4f7fb');
  drawMeander(context, -w * 0.01, h * 0.955, w * 1.02, h * 0.024, COBALT[0]);
  drawMeander(context, -w * 0.01, h * 0.02, w * 1.02, h * 0.018, COBALT[0]);
});
