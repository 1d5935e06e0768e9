import { drawBambooLeaves } from '../../scenes/bamboo-leaves.ts';
import { drawBambooShade } from '../../scenes/bamboo-silhouette.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeAcross } from '../../scenes/brushes/shade-across.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLattice } from '../../scenes/lattice.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { drawCrown, type Foliage } from '../../scenes/tree-crown.ts';
import { cssOfHex } from '../../stages/colour.ts';

const TILE = ['#24282a', '#474d50', '#6c7478'] as const;

/** Rain that runs off the tiles in strings, a green garden behind it. */
export function eavesRain(options: {
  name: string;
  garden: readonly [string, string, string];
  foliage: Foliage;
  eave?: number;
  blur?: number;
}): Scene {
  const { garden, foliage, eave = 0.13, blur = 0.012 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, garden[0]],
      [0.55, garden[1]],
      [1, garden[2]],
    ]);
    layer(context, w, h, { blur }, (c) => {
      for (let i = 0; i < 16; i++)
        drawCrown(
          c,
          random() * w,
          h * (0.3 + random() * 0.34),
          w * (0.1 + random() * 0.1),
          h * 0.07,
          foliage,
          random,
          70,
        );
      fillDisc(c, w * 0.14, h * 0.68, w * 0.16, '#7c8480', h * 0.1);
      fillDisc(c, w * 0.9, h * 0.7, w * 0.14, '#6a726e', h * 0.07);
      fillBox(c, -w * 0.1, h * 0.7, w * 1.2, h * 0.4, shadeDown(c, h * 0.7, h, garden[2], '#4a524c'));
    });
    layer(context, w, h, { blur: 0.004 }, (c) =>
      drawEave(c, { left: -w * 0.1, right: w * 1.1, top: -h * 0.02, bottom: eave * h, tile: TILE, pitch: w * 0.062 }),
    );
    layer(context, w, h, { blur: 0.0012, opacity: 0.75 }, (c) => {
      for (let x = 0.03; x < 1.05; x += 0.062) {
        let y = eave * h + random() * h * 0.05;
        while (y < h * 1.02) {
          const long = h * (0.012 + random() * 0.07);
          strokeLine(
            c,
            [
              [x * w, y],
              [x * w + w * 0.002, y + long],
            ],
            w * (0.002 + random() * 0.0035),
            cssOfHex('#f2faf8', 0.35 + random() * 0.5),
          );
          y += long + h * (0.004 + random() * 0.03);
        }
      }
      for (let i = 0; i < 30; i++)
        fillDisc(
          c,
          random() * w,
          h * (0.86 + random() * 0.14),
          w * 0.02 * random(),
          'rgba(240,250,248,0.5)',
          w * 0.004,
        );
    });
    glow(context, w * 0.6, h * 0.35, w * 0.8, garden[0], 0.35);
  });
}

/** Rows of tea over the hills, mist between them. */
export function teaHills(options: {
  name: string;
  sky: readonly [string, string];
  hills: readonly string[];
  rows: readonly [dark: string, light: string];
  horizon?: number;
  blur?: number;
}): Scene {
  const { sky, hills, rows, horizon = 0.34, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [horizon, sky[1]],
      [1, sky[1]],
    ]);
    hills.forEach((colour, i) => {
      layer(context, w, h, { blur: 0.006 }, (c) => {
        const phase = random() * 6;
        c.fillStyle = shadeDown(
          c,
          h * (horizon - 0.12 + i * 0.06),
          h * (horizon + 0.14 + i * 0.06),
          colour,
          cssOfHex(sky[1], 0.9),
        );
        c.beginPath();
        c.moveTo(-w * 0.2, h);
        for (let x = -0.2; x <= 1.2; x += 0.03)
          c.lineTo(
            x * w,
            h *
              (horizon -
                0.08 +
                i * 0.055 -
                0.05 * Math.sin(x * (3 + i * 1.3) + phase) -
                0.016 * Math.sin(x * 11 + phase)),
          );
        c.lineTo(w * 1.2, h);
        c.fill();
      });
    });
    layer(context, w, h, { blur }, (c) => {
      const foot = horizon + 0.14;
      fillBox(c, -w * 0.1, foot * h, w * 1.2, h, shadeDown(c, foot * h, h, rows[1], rows[0]));
      for (let k = 0; k < 11; k++) {
        const t = k / 10;
        const y = (foot + (1.04 - foot) * t ** 1.5) * h;
        const thick = h * (0.012 + 0.05 * t);
        const curve = (x: number): number => y + Math.sin(x * 3.2 + 0.8) * h * 0.02 * (0.4 + t);
        for (let x = -0.1; x < 1.1; x += 0.012 + 0.012 * t) {
          const jitter = (random() - 0.5) * thick * 0.4;
          fillDisc(c, x * w, curve(x) + thick * 0.35, thick * 0.62, rows[0], thick * 0.5);
          fillDisc(c, x * w + jitter, curve(x) + jitter * 0.4, thick * 0.5, cssOfHex(rows[1], 0.85), thick * 0.34);
        }
      }
    });
    texture(
      context,
      w,
      h,
      { opacity: 0.35, scale: [1.4, 0.3], blend: 'screen', from: horizon - 0.1, until: horizon + 0.2 },
      random,
    );
    glow(context, w * 0.72, h * (horizon - 0.14), w * 0.9, '#fff8dc', 0.5);
  });
}

/** A morning garden: bamboo at the sides, a gravel path to a small open pavilion, sun from above. */
export function morningGarden(options: {
  name: string;
  air: readonly [string, string, string];
  leaves: readonly string[];
  wood: string;
}): Scene {
  const { air, leaves, wood } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, air[0]],
      [0.5, air[1]],
      [1, air[2]],
    ]);
    layer(context, w, h, { blur: 0.014, opacity: 0.7 }, (c) =>
      drawBambooShade(c, w, h, leaves[0] ?? '#6a8a5a', random),
    );
    layer(context, w, h, { blur: 0.007 }, (c) => {
      const [x, y] = [w * 0.7, h * 0.34];
      c.fillStyle = shadeDown(c, y - h * 0.1, y + h * 0.02, '#6c7478', '#3a4044');
      c.beginPath();
      c.moveTo(x, y - h * 0.12);
      c.quadraticCurveTo(x + w * 0.1, y - h * 0.01, x + w * 0.3, y);
      c.lineTo(x - w * 0.3, y);
      c.quadraticCurveTo(x - w * 0.1, y - h * 0.01, x, y - h * 0.12);
      c.fill();
      for (const dx of [-0.22, -0.08, 0.08, 0.22])
        fillBox(
          c,
          x + dx * w,
          y,
          w * 0.022,
          h * 0.26,
          shadeAcross(c, x + dx * w, x + (dx + 0.022) * w, wood, '#b0805a', wood),
        );
      fillBox(c, x - w * 0.25, y + h * 0.18, w * 0.52, h * 0.016, wood);
      fillBox(c, x - w * 0.28, y + h * 0.26, w * 0.58, h * 0.02, '#9a9a90');
      c.fillStyle = shadeDown(c, h * 0.6, h, '#dcd8c4', '#a8a48e');
      c.beginPath();
      c.moveTo(w * 0.62, h * 0.6);
      c.quadraticCurveTo(w * 0.4, h * 0.75, w * 0.1, h * 1.1);
      c.lineTo(w * 0.9, h * 1.1);
      c.quadraticCurveTo(w * 0.7, h * 0.75, w * 0.72, h * 0.6);
      c.fill();
    });
    layer(context, w, h, { blur: 0.004 }, (c) => {
      drawBambooLeaves(c, w, h, { count: 26, size: 0.1, colours: leaves, area: [-0.1, -0.05, 0.26, 0.7] }, random);
      drawBambooLeaves(c, w, h, { count: 14, size: 0.1, colours: leaves, area: [0.8, -0.05, 1.1, 0.3] }, random);
    });
    glow(context, w * 0.4, h * 0.05, w, '#fffbe0', 0.65);
  });
}

/** Glaze seen very near: cracks like ice, a soft light in its depth. */
export function crackle(options: { name: string; glaze: readonly [string, string]; line: string }): Scene {
  return painted(options.name, (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, options.glaze[0]],
        [1, options.glaze[1]],
      ],
      0.35,
    );
    texture(context, w, h, { opacity: 0.3, scale: [1, 0.8] }, random);
    const [columns, rows] = [7, 9];
    const knots = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
      const column = i % (columns + 1);
      const row = Math.floor(i / (columns + 1));
      return [
        ((column + (random() - 0.5) * 0.95) / columns) * w * 1.1 - w * 0.05,
        ((row + (random() - 0.5) * 0.95) / rows) * h,
      ] as const;
    });
    layer(context, w, h, { blur: 0.0025, opacity: 0.5 }, (c) => {
      knots.forEach((knot, i) => {
        for (const step of [1, columns + 1]) {
          const next = knots[i + step];
          const isWrapped = step === 1 && i % (columns + 1) === columns;
          if (next && !isWrapped && random() < 0.86)
            strokeLine(c, [knot, next], w * (0.003 + random() * 0.004), options.line);
        }
      });
    });
    glow(context, w * 0.25, h * 0.2, w, '#ffffff', 0.4);
  });
}

/** Grey daylight through tall lattice doors that stand half open. */
export function paleDoors(options: {
  name: string;
  pane: readonly [string, string];
  wood: string;
  beyond: readonly [string, string];
}): Scene {
  const { pane, wood, beyond } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, beyond[0]],
      [1, beyond[1]],
    ]);
    layer(context, w, h, { blur: 0.014, opacity: 0.5 }, (c) => drawBambooShade(c, w, h, '#8a948c', random));
    layer(context, w, h, { blur: 0.004 }, (c) => {
      for (const x of [-0.1, 0.68, 0.98]) {
        drawLattice(c, { x: x * w, y: -h * 0.02, width: w * 0.28, height: h * 0.58, wood, pane });
        fillBox(c, x * w, h * 0.56, w * 0.28, h * 0.5, wood);
        fillBox(c, (x + 0.03) * w, h * 0.6, w * 0.22, h * 0.34, 'rgba(255,255,255,0.08)');
      }
      fillBox(c, -w * 0.1, h * 0.94, w * 1.2, h * 0.2, '#3a3632');
    });
    glow(context, w * 0.45, h * 0.3, w * 0.8, beyond[0], 0.4);
  });
}
