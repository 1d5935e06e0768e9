import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawTree } from '../../scenes/forked-tree.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { reflectBelow } from '../../scenes/still-water.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { drawCrown, type Foliage } from '../../scenes/tree-crown.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawGinkgo, FROM_LEFT, FROM_RIGHT, FROM_TOP, type Roots, strewFans } from './ginkgo.ts';

interface Air {
  name: string;
  sky: readonly [string, string, string];
  foliage: Foliage;
  blur?: number;
  sun?: readonly [x: number, y: number, hex: string];
}

/** Rows of ginkgos on both sides of a road covered with their leaves. */
export function avenue(
  options: Air & {
    road: readonly [string, string];
    bark?: readonly [string, string];
    vanishX?: number;
    lamps?: boolean;
  },
): Scene {
  const {
    sky,
    foliage,
    road,
    bark = ['#3c2a1c', '#7c6248'],
    vanishX = 0.55,
    blur = 0.005,
    sun,
    lamps = false,
  } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.4, sky[1]],
      [0.6, sky[2]],
      [1, sky[2]],
    ]);
    const x0 = vanishX * w;
    const y0 = h * 0.58;
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.9, sun[2], 0.85);
    fillBox(context, 0, y0, w, h, shadeDown(context, y0, h, foliage[1], foliage[0]));
    fillPolygon(
      context,
      [
        [x0 - w * 0.03, y0],
        [x0 + w * 0.03, y0],
        [x0 + w * 0.62, h],
        [x0 - w * 0.62, h],
      ],
      road[1],
    );
    layer(context, w, h, { blur: blur * 1.5 }, (c) => {
      for (let i = 0; i < 9; i++) drawCrown(c, (i / 8) * w, y0 - h * 0.08, w * 0.12, h * 0.1, foliage, random, 80);
    });
    for (const rows of [[0, 1, 2], [3, 4], [5]]) {
      layer(context, w, h, { blur: blur * (1.4 - (rows[0] ?? 0) * 0.12) }, (c) => {
        for (const row of rows) {
          const d = 0.17 * 1.52 ** row;
          for (const side of [-1, 1]) {
            const x = x0 + side * d * w * 0.62;
            const foot = y0 + d * h * 0.2;
            const tall = d * h * 1.05;
            drawTree(c, x, foot, tall, bark, foliage, random);
            const crown = [x - tall * 0.32, foot - tall * 0.98, tall * 0.64, tall * 0.6] as const;
            if (row > 2) strewFans(c, crown, 90, w * 0.026, foliage, random);
          }
        }
      });
    }
    layer(context, w, h, { blur }, (c) =>
      strewFans(c, [0, y0 + h * 0.02, w, h * 0.42], 260, w * 0.022, foliage, random, 0.4),
    );
    const places = [
      [0.2, 0.9],
      [0.85, 1.2],
      [0.42, 0.5],
      [0.66, 0.5],
    ] as const;
    if (lamps)
      for (const [x, size] of places) glow(context, x * w, h * (0.56 - 0.24 * size), w * 0.2 * size, '#ffd08a', 0.95);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.6, sun[2], 0.45);
  });
}

/** Boughs before the sky or before a wood out of focus. */
export function boughs(options: Air & { roots: Roots; size?: number; bokeh?: number }): Scene {
  const { sky, foliage, roots, size = 0.034, bokeh = 30, blur = 0.0035, sun } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.5, sky[1]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.35, scale: [1.4, 0.8] }, random);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w, sun[2], 0.8);
    layer(context, w, h, { blur: 0.02, opacity: 0.7 }, (c) => drawGinkgo(c, w, h, FROM_TOP, foliage, random, size));
    scatterBokeh(context, w, h, { count: bokeh, colours: foliage, radius: [0.014, 0.06], opacity: 0.35 }, random);
    layer(context, w, h, { blur }, (c) => drawGinkgo(c, w, h, roots, foliage, random, size));
  });
}

/** A temple's eave and wall under an old ginkgo. */
export function temple(
  options: Air & {
    wall: readonly [string, string];
    tile?: readonly [string, string, string];
    beam?: readonly [string, string];
    fromLeft?: boolean;
  },
): Scene {
  const {
    sky,
    foliage,
    wall,
    tile = ['#33363a', '#5c6066', '#868b92'],
    beam = ['#6a3020', '#3a6a5c'],
    fromLeft = true,
    blur = 0.004,
  } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.3, sky[1]],
      [1, sky[2]],
    ]);
    layer(context, w, h, { blur: blur * 2 }, (c) => {
      for (let i = 0; i < 5; i++) drawCrown(c, (i / 4) * w, h * 0.06, w * 0.2, h * 0.1, foliage, random, 110);
    });
    layer(context, w, h, { blur }, (c) => {
      fillBox(c, -w * 0.1, h * 0.24, w * 1.2, h, shadeDown(c, h * 0.24, h, wall[0], wall[1]));
      for (let x = -0.02; x < 1.1; x += 0.34) {
        fillBox(
          c,
          x * w,
          h * 0.27,
          w * 0.05,
          h * 0.8,
          shadeAcross(c, x * w, (x + 0.05) * w, '#5a1c14', '#a8402c', '#4a1610'),
        );
        fillBox(c, (x + 0.07) * w, h * 0.36, w * 0.24, h * 0.5, cssOfHex('#3a1c12', 0.55));
        for (let k = 0; k < 7; k++)
          fillBox(c, (x + 0.08 + k * 0.034) * w, h * 0.37, w * 0.006, h * 0.48, cssOfHex('#c88a4c', 0.5));
        for (let k = 0; k < 9; k++)
          fillBox(c, (x + 0.07) * w, h * (0.38 + k * 0.055), w * 0.24, h * 0.005, cssOfHex('#c88a4c', 0.5));
      }
      drawEave(c, { left: -w * 0.1, right: w * 1.1, top: h * 0.13, bottom: h * 0.24, tile, pitch: w * 0.045, beam });
    });
    layer(context, w, h, { blur: 0.0035 }, (c) =>
      drawGinkgo(c, w, h, fromLeft ? FROM_LEFT : FROM_RIGHT, foliage, random),
    );
    glow(context, w * (fromLeft ? 0.1 : 0.9), 0, w, '#fff0c0', 0.4);
  });
}

/** A lake that doubles the wood on its far bank. */
export function lake(options: Air & { water: readonly [string, string]; line?: number }): Scene {
  const { sky, foliage, water, line = 0.56, blur = 0.004, sun } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [line * 0.6, sky[1]],
      [line, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.35, scale: [1.9, 0.5], until: line }, random);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w * 0.9, sun[2], 0.7);
    for (let i = 0; i < 12; i++)
      drawCrown(
        context,
        (i / 11) * w,
        h * (line - 0.06 - random() * 0.05),
        w * 0.1,
        h * (0.06 + random() * 0.06),
        i % 4 === 1 ? ['#7c3418', '#c8602c', '#f0a04c'] : foliage,
        random,
        90,
      );
    fillBox(context, 0, h * (line - 0.012), w, h * 0.014, cssOfHex(foliage[0], 0.9));
    reflectBelow(context, w, h, { line, tint: water, depth: 0.32, ripple: 0.012 }, random);
    defocus(context, w, h, blur);
    layer(context, w, h, { blur: 0.003 }, (c) => {
      strewFans(c, [0, h * 0.7, w, h * 0.3], 46, w * 0.022, foliage, random, 0.4);
      drawGinkgo(c, w, h, [[1.05, 0.02, 2.7]], foliage, random);
    });
  });
}

/** Morning mist in the park: pale trunks, pale gold. */
export function mistyPark(options: Air & { trunk: string }): Scene {
  const { sky, foliage, trunk, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[2]],
    ]);
    for (let row = 0; row < 3; row++) {
      layer(context, w, h, { blur: blur * (2.4 - row * 0.7), opacity: 0.4 + row * 0.25 }, (c) => {
        for (let i = 0; i < 5 - row; i++) {
          const x = (i + random() * 0.8) * (w / (4.4 - row));
          const foot = h * (0.62 + row * 0.07);
          strokeLine(
            c,
            [
              [x, foot],
              [x + (random() - 0.5) * w * 0.04, -h * 0.1],
            ],
            w * (0.012 + row * 0.014),
            trunk,
          );
          for (let k = 0; k < 4; k++)
            drawCrown(
              c,
              x + (random() - 0.5) * w * 0.3,
              h * (0.04 + random() * 0.26),
              w * 0.16,
              h * 0.07,
              foliage,
              random,
              50,
            );
        }
      });
      fillBox(
        context,
        0,
        h * 0.3,
        w,
        h * 0.7,
        shadeDown(context, h * 0.3, h * 0.9, cssOfHex(sky[1], 0), cssOfHex(sky[2], 0.4)),
      );
    }
    layer(context, w, h, { blur }, (c) => {
      fillDisc(c, w * 0.5, h * 1.04, w, cssOfHex(foliage[1], 0.5), h * 0.28);
      strewFans(c, [0, h * 0.8, w, h * 0.22], 120, w * 0.018, foliage, random, 0.35);
    });
  });
}
