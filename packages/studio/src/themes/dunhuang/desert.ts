import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { drawMoon } from '../../scenes/moon.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

interface Desert {
  name: string;
  sky: readonly [string, string, string];
  /** Lit and shaded side of the dunes, far and near. */
  lit: readonly [string, string];
  shade: readonly [string, string];
  sun?: readonly [x: number, y: number, hex: string];
  moon?: readonly [x: number, y: number, r: number];
  blur?: number;
}

/** Dunes with sharp crests, one flank in the light. */
export function dunes(options: Desert & { camels?: boolean; lake?: string }): Scene {
  const { sky, lit, shade, sun, moon, camels = false, lake, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.3, sky[1]],
      [0.58, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [2.2, 0.4], until: 0.58 }, random);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.9, sun[2], 0.85);
    if (moon) {
      for (let i = 0; i < 150; i++)
        fillDisc(
          context,
          random() * w,
          random() ** 1.3 * h * 0.55,
          w * (0.0008 + random() ** 4 * 0.003),
          cssOfHex('#ffffff', 0.3 + random() * 0.7),
        );
      drawMoon(context, moon[0] * w, moon[1] * h, moon[2] * w, '#fff4d8', 0.6);
    }
    for (let row = 0; row < 4; row++) {
      const near = row / 3;
      layer(context, w, h, { blur: blur * (1.8 - near * 0.9) }, (c) => {
        const base = 0.5 + row * 0.085;
        drawDune(c, w, h, base, row, near < 0.5 ? lit[0] : lit[1], near < 0.5 ? shade[0] : shade[1]);
        if (row === 1 && camels)
          for (let i = 0; i < 5; i++)
            drawCamel(c, (0.56 + i * 0.075) * w, (crestOf(0.56 + i * 0.075, base, 1) + 0.004) * h, w * 0.05);
        if (row === 2 && lake) {
          fillDisc(c, w * 0.66, h * 0.76, w * 0.24, lake, h * 0.03);
          fillDisc(c, w * 0.72, h * 0.745, w * 0.2, lit[1], h * 0.022);
        }
      });
    }
    texture(context, w, h, { opacity: 0.16, scale: [0.7, 0.14], from: 0.6 }, random);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.5, sun[2], 0.5);
  });
}

/** Peak (share of the width), breadth and height of the dune in each row. */
const DUNES = [
  [0.78, 0.5, 0.07],
  [0.2, 0.62, 0.085],
  [0.9, 0.7, 0.11],
  [0.3, 0.8, 0.12],
] as const;

function crestOf(x: number, base: number, row: number): number {
  const [peak, breadth, height] = DUNES[row] ?? DUNES[0];
  const away = Math.abs(x - peak) / breadth;
  return base - height * Math.exp(-3.2 * away ** 1.5) - 0.008 * Math.sin(x * 6 + row * 2);
}

/** A dune: its windward side in the light, its slip face in the shade beyond a winding crest. */
function drawDune(
  context: SKRSContext2D,
  w: number,
  h: number,
  base: number,
  row: number,
  lit: string,
  shade: string,
): void {
  context.fillStyle = shadeDown(context, h * (base - 0.1), h * (base + 0.26), lit, shade);
  context.beginPath();
  context.moveTo(-w * 0.1, h * 1.1);
  for (let x = -0.1; x <= 1.1; x += 0.01) context.lineTo(x * w, h * crestOf(x, base, row));
  context.lineTo(w * 1.1, h * 1.1);
  context.fill();
  const [peak, breadth, height] = DUNES[row] ?? DUNES[0];
  const way = peak > 0.5 ? -1 : 1;
  const end = peak + way * breadth * 0.95;
  context.fillStyle = shadeDown(
    context,
    h * (base - height),
    h * (base + 0.2),
    cssOfHex(shade, 0.9),
    cssOfHex(shade, 0.1),
  );
  context.beginPath();
  context.moveTo(peak * w, h * crestOf(peak, base, row));
  for (let t = 0; t <= 1.001; t += 0.05) {
    const x = peak + (end - peak) * t;
    context.lineTo(x * w, h * crestOf(x, base, row));
  }
  context.bezierCurveTo(
    (peak + way * breadth * 0.6) * w,
    h * (base + 0.04),
    (peak + way * breadth * 0.2) * w,
    h * (base + 0.08),
    (peak - way * 0.12) * w,
    h * (base + 0.24),
  );
  context.bezierCurveTo(
    (peak + way * 0.08) * w,
    h * (base + 0.1),
    (peak - way * 0.05) * w,
    h * (base + 0.02),
    peak * w,
    h * crestOf(peak, base, row),
  );
  context.fill();
}

function drawCamel(context: SKRSContext2D, x: number, foot: number, size: number): void {
  const colour = '#4a2c1c';
  fillDisc(context, x, foot - size * 0.62, size * 0.42, colour, size * 0.2);
  for (const dx of [-0.16, 0.14])
    fillDisc(context, x + dx * size, foot - size * 0.82, size * 0.12, colour, size * 0.14);
  for (const dx of [-0.3, -0.2, 0.2, 0.3])
    strokeLine(
      context,
      [
        [x + dx * size, foot - size * 0.5],
        [x + dx * size * 1.06, foot],
      ],
      size * 0.06,
      colour,
    );
  strokeLine(
    context,
    [
      [x - size * 0.36, foot - size * 0.62],
      [x - size * 0.56, foot - size * 0.6],
      [x - size * 0.6, foot - size * 0.94],
    ],
    size * 0.1,
    colour,
    true,
  );
  fillDisc(context, x - size * 0.66, foot - size * 0.96, size * 0.12, colour, size * 0.06);
}

/** The cliff of the caves with its nine-storeyed front. */
export function cliff(options: Desert & { x?: number }): Scene {
  const { sky, lit, shade, x = 0.3, blur = 0.004, sun } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.3, sky[1]],
      [1, sky[2]],
    ]);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.9, sun[2], 0.7);
    layer(context, w, h, { blur: blur * 1.3 }, (c) => {
      c.fillStyle = shadeDown(c, h * 0.16, h * 0.9, lit[0], shade[0]);
      c.beginPath();
      c.moveTo(-w * 0.1, h * 1.1);
      for (let u = -0.1; u <= 1.1; u += 0.02) c.lineTo(u * w, h * (0.2 + 0.02 * Math.sin(u * 9) + 0.012 * random()));
      c.lineTo(w * 1.1, h * 1.1);
      c.fill();
      c.save();
      c.clip();
      texture(c, w, h, { opacity: 0.5, scale: [0.5, 0.9] }, random);
      c.restore();
      for (let row = 0; row < 4; row++)
        for (let k = 0; k < 12; k++) {
          const px = (k / 11 + (row % 2) * 0.04) * w;
          if (Math.abs(px - x * w) < w * 0.26) continue;
          const y = h * (0.36 + row * 0.12);
          const size = w * (0.03 + random() * 0.012);
          fillBox(c, px - size, y - size * 1.3, size * 2, size * 2.6, cssOfHex('#3a2012', 0.85));
          fillDisc(c, px, y - size * 1.3, size, cssOfHex('#3a2012', 0.85));
          fillBox(c, px - size * 1.2, y + size * 1.3, size * 2.4, size * 0.3, '#6a4426');
        }
    });
    layer(context, w, h, { blur }, (c) => drawStoreys(c, x * w, h * 0.86, w * 0.25, h * 0.076));
    fillBox(context, 0, h * 0.85, w, h, shadeDown(context, h * 0.85, h, lit[1], shade[1]));
    glow(context, w * 0.9, h * 0.05, w, '#fff0cc', 0.35);
  });
}

/** The tower of red timber before the great cave: storey upon storey, eaves swept up. Pixels. */
function drawStoreys(context: SKRSContext2D, x: number, foot: number, half: number, tall: number): void {
  for (let floor = 0; floor < 9; floor++) {
    const size = half * (1 - floor * 0.055);
    const y = foot - floor * tall;
    fillBox(
      context,
      x - size * 0.8,
      y - tall,
      size * 1.6,
      tall,
      shadeAcross(context, x - size, x + size, '#6c241a', '#a8402c', '#6c241a'),
    );
    for (let k = -3; k <= 3; k++)
      fillBox(context, x + k * size * 0.24 - size * 0.03, y - tall * 0.8, size * 0.06, tall * 0.8, '#4a8070');
    for (let k = -3; k < 3; k++)
      fillBox(context, x + (k + 0.5) * size * 0.24 - size * 0.07, y - tall * 0.6, size * 0.14, tall * 0.45, '#2a1410');
    context.fillStyle = shadeDown(context, y - tall * 1.15, y - tall * 0.8, '#7a6a58', '#3c3028');
    context.beginPath();
    context.moveTo(x - size * 1.15, y - tall * 0.98);
    context.quadraticCurveTo(x - size * 0.8, y - tall * 0.9, x - size * 0.7, y - tall * 1.16);
    context.lineTo(x + size * 0.7, y - tall * 1.16);
    context.quadraticCurveTo(x + size * 0.8, y - tall * 0.9, x + size * 1.15, y - tall * 0.98);
    context.lineTo(x + size * 0.85, y - tall * 0.8);
    context.lineTo(x - size * 0.85, y - tall * 0.8);
    context.fill();
  }
}
