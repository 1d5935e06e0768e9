import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import {
  AZURITE,
  ageWall,
  CINNABAR,
  CREAM,
  drawCloud,
  drawHalo,
  drawLotus,
  drawRibbon,
  MALACHITE,
  OCHRE,
  type Ribbon,
  UMBER,
} from './motifs.ts';

interface Mural {
  name: string;
  ground: readonly [string, string];
  halo?: readonly [x: number, y: number, r: number];
  ribbons?: readonly Ribbon[];
  clouds?: readonly (readonly [x: number, y: number, r: number, way: 1 | -1])[];
  cloud?: readonly [string, string];
  wear?: number;
  blur?: number;
}

/** A painted wall: ribbons, clouds, a halo as a great disc. */
export function mural(options: Mural): Scene {
  const { ground, halo, ribbons = [], clouds = [], cloud = ['#dce4d4', '#4a9078'], wear = 1, blur = 0.002 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.4, 0.35, 1.3],
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.4, scale: [1.1, 0.8] }, random);
    for (const [x, y, r, way] of clouds) drawCloud(context, x * w, y * h, r * w, way, cloud);
    if (halo) drawHalo(context, halo[0] * w, halo[1] * h, halo[2] * w);
    for (const ribbon of ribbons) drawRibbon(context, w, h, ribbon);
    ageWall(context, w, h, wear, random);
    defocus(context, w, h, blur);
  });
}

/** The middle of a cave's ceiling: squares turned in squares, a lotus. */
export function ceiling(options: {
  name: string;
  at: readonly [number, number];
  size: number;
  blur?: number;
  dark?: number;
}): Scene {
  const { at, size, blur = 0.0025, dark = 0 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillBox(context, 0, 0, w, h, '#7a4a2c');
    context.save();
    context.translate(at[0] * w, at[1] * h);
    const rings = [
      [1.9, CINNABAR, 0],
      [1.62, CREAM, 0],
      [1.56, AZURITE, 0],
      [1.3, OCHRE, 0],
      [1.24, MALACHITE, 0.785],
      [0.98, CREAM, 0],
      [0.94, CINNABAR, 0],
      [0.72, UMBER, 0.785],
      [0.7, '#7cb09c', 0.785],
    ] as const;
    for (const [share, colour, turn] of rings) {
      context.save();
      context.rotate(turn);
      const half = share * size * w;
      fillBox(context, -half, -half, half * 2, half * 2, colour);
      const count = Math.round(share * 9);
      for (let side = 0; side < 4; side++) {
        context.rotate(Math.PI / 2);
        for (let k = 0; k < count; k++) {
          const x = ((k + 0.5) / count) * 2 * half - half;
          fillDisc(context, x, -half * 0.92, half * 0.07, cssOfHex(k % 2 === 0 ? CREAM : '#2a1a14', 0.75), half * 0.05);
          fillDisc(context, x, -half * 0.92, half * 0.035, k % 2 === 0 ? colour : OCHRE);
        }
      }
      context.restore();
    }
    drawLotus(context, 0, 0, size * w * 0.62, [CREAM, '#d88a6a', OCHRE]);
    context.restore();
    ageWall(context, w, h, 1, random);
    if (dark > 0)
      fillAround(
        context,
        w,
        h,
        [at[0], at[1], 0.9],
        [
          [0, '#140a06', 0],
          [1, '#140a06', dark],
        ],
      );
    defocus(context, w, h, blur);
  });
}

/** Rows of little niches, each with its halo; no two the same colour. */
export function niches(options: {
  name: string;
  ground: readonly [string, string];
  size: number;
  blur?: number;
}): Scene {
  const { ground, size, blur = 0.003 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, ground[0]],
      [1, ground[1]],
    ]);
    const cell = size * w;
    const colours = [MALACHITE, CINNABAR, AZURITE, OCHRE, UMBER, '#7cb09c'];
    for (let row = 0; row * cell * 1.15 < h; row++)
      for (let k = 0; k * cell < w; k++) {
        const x = (k + 0.5) * cell;
        const y = (row + 0.5) * cell * 1.15;
        const colour = colours[(k + row * 2) % 6] ?? OCHRE;
        fillDisc(context, x, y, cell * 0.42, colour, cell * 0.5);
        fillDisc(context, x, y + cell * 0.05, cell * 0.34, cssOfHex(CREAM, 0.9), cell * 0.42);
        fillDisc(context, x, y - cell * 0.08, cell * 0.22, colours[(k * 2 + row + 3) % 6] ?? AZURITE);
        fillDisc(context, x, y - cell * 0.08, cell * 0.15, CREAM);
        fillDisc(context, x, y + cell * 0.32, cell * 0.2, colours[(k + row + 1) % 6] ?? CINNABAR, cell * 0.1);
      }
    ageWall(context, w, h, 1, random);
    defocus(context, w, h, blur);
  });
}

export const RIBBONS: readonly Ribbon[] = [
  { from: [-0.1, 0.16], to: [1.1, 0.06], swing: 0.05, turns: 1.5, wide: 0.075, colours: [MALACHITE, AZURITE] },
  { from: [1.1, 0.3], to: [0.52, 0.88], swing: 0.07, turns: 1.3, wide: 0.07, colours: [CINNABAR, OCHRE] },
  { from: [-0.1, 0.62], to: [0.4, 0.98], swing: 0.05, turns: 1.2, wide: 0.06, colours: [AZURITE, '#9cc0dc'] },
];
