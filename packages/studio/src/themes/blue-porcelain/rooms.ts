import { drawBough } from '../../scenes/bough.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { layer } from '../../scenes/layer.ts';
import { paintMoonGate } from '../../scenes/moon-gate.ts';
import { painted } from '../../scenes/painted.ts';
import { drawPlumFlower } from '../../scenes/plum-flower.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { COBALT, type Cobalt, drawMeander, drawPlate, drawVine, RESERVED } from './motifs.ts';

/** A white studio wall painted with winding lotus at its sides. */
export function paintedStudio(options: {
  name: string;
  wall: readonly [string, string];
  cobalt?: Cobalt;
  cell?: number;
  open: readonly [x: number, y: number, radius: number];
  blur?: number;
}): Scene {
  const { wall, cobalt = COBALT, cell = 0.2, open, blur = 0.002 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [open[0], open[1], 1.2],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.15, scale: [1.2, 0.9] }, random);
    layer(context, w, h, { blur, opacity: 0.85 }, (c) =>
      drawVine(
        c,
        [-w * 0.05, -h * 0.03, w * 1.1, h * 1.06],
        cell * w,
        cobalt,
        (u, v) => Math.hypot(u - open[0], (v - open[1]) * 1.1) > open[2],
      ),
    );
    glow(context, open[0] * w, open[1] * h, w * 0.8, wall[0], 0.3);
  });
}

/** Plates hung on a wall. */
export function plateWall(options: {
  name: string;
  wall: readonly [string, string];
  plates: readonly (readonly [x: number, y: number, r: number])[];
  blur?: number;
}): Scene {
  const { wall, plates, blur = 0.003 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [0.3, 0.2, 1.3],
      [
        [0, wall[0]],
        [1, wall[1]],
      ],
    );
    texture(context, w, h, { opacity: 0.3, scale: [0.8, 0.6] }, random);
    for (const [x, y, r] of plates) {
      drawPlate(context, x * w, y * h, r * w);
      if (r < 0.3)
        drawVine(context, [x * w - r * w * 0.2, y * h - r * w * 0.18, r * w * 0.2, r * w * 0.1], r * w * 0.62, COBALT);
      glow(context, x * w - r * w * 0.4, y * h - r * w * 0.5, r * w * 0.5, '#ffffff', 0.4);
    }
    defocus(context, w, h, blur);
  });
}

/** Blue and white tiles. */
export function tiles(options: { name: string; tone: readonly [string, string]; size: number; blur?: number }): Scene {
  const { tone, size, blur = 0.002 } = options;
  return painted(options.name, (context, w, h, random) => {
    const side = size * w;
    for (let row = 0; row * side < h; row++) {
      for (let column = 0; column * side < w; column++) {
        const x = column * side;
        const y = row * side;
        const isBlue = (row + column) % 2 === 1;
        fillBox(context, x, y, side, side, isBlue ? '#234a94' : '#f4f7fb');
        const ink = isBlue ? RESERVED : COBALT;
        drawVine(
          context,
          [x + side / 2, y + side / 2, side * 0.1, side * 0.1],
          side * 0.72,
          ink,
          (u, v) => u < 0.1 && v < 0.1,
        );
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const)
          fillDisc(context, x + dx * side, y + dy * side, side * 0.16, cssOfHex(isBlue ? '#dbe7f6' : '#2f5fb0', 0.55));
        fillBox(
          context,
          x,
          y,
          side,
          side,
          shadeDown(context, y, y + side, cssOfHex('#ffffff', random() * 0.16), cssOfHex('#0a1a40', 0.1)),
        );
        fillBox(context, x, y, side, side * 0.02, '#c4ccd6');
        fillBox(context, x, y, side * 0.02, side, '#c4ccd6');
      }
    }
    fillAround(
      context,
      w,
      h,
      [0.3, 0.25, 1.4],
      [
        [0, tone[0], 0.1],
        [1, tone[1], 0.5],
      ],
    );
    defocus(context, w, h, blur);
  });
}

/** A round window whose view is all blue, as if painted on the glaze: plum on white. */
export function plumWindow(options: {
  name: string;
  at: readonly [number, number, number];
  wall: readonly [string, string];
}): Scene {
  const { at, wall } = options;
  return painted(options.name, (context, w, h, random) => {
    paintMoonGate(context, w, h, { at, wall, rim: '#1f458f', blur: [0.0015, 0.003] }, random, () => {
      fillDown(context, w, h, [
        [0, '#cfdff2'],
        [1, '#f8fbff'],
      ]);
      const flower = (x: number, y: number): void =>
        drawPlumFlower(context, x, y, w * 0.034, ['#ffffff', '#a9c3e8', '#5c86c8'], '#17357a', random);
      const bough = { length: h * 0.18, thick: w * 0.03, forks: 4, bark: '#1c3c80' };
      drawBough(context, { ...bough, x: (at[0] - at[2]) * w, y: (at[1] + 0.2) * h, angle: -0.7 }, random, flower);
      drawBough(
        context,
        { ...bough, x: (at[0] + at[2]) * w, y: (at[1] - 0.16) * h, angle: 2.6, length: h * 0.12 },
        random,
        flower,
      );
    });
    layer(context, w, h, { blur: 0.002, opacity: 0.75 }, (c) =>
      drawMeander(c, -w * 0.02, h * 0.9, w * 1.04, h * 0.05, COBALT[1]),
    );
  });
}
