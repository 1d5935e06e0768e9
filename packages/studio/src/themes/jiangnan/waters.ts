import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { DAY_LANTERN, drawLantern, lightLantern, RED_LANTERN } from '../../scenes/hanging-lantern.ts';
import { layer, painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillBox, fillDisc, shadeDown } from '../../scenes/shapes.ts';
import { reflectBelow } from '../../scenes/still-water.ts';
import { drawWillow } from '../../scenes/willow.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawBoat, drawBridge, drawQuay, drawTownLine, type Town } from './town.ts';

interface Water {
  name: string;
  sky: readonly [string, string, string];
  water: readonly [string, string];
  town: Town;
  blur?: number;
  /** Colour and strength of the mist over it. */
  mist?: readonly [string, number];
}

/** A water street between white houses, a bridge at its end, a boat. */
export function canal(
  options: Water & {
    vanishX?: number;
    lanterns?: boolean;
    boat?: readonly [x: number, y: number, long: number];
    bridge?: readonly [string, string];
  },
): Scene {
  const {
    sky,
    water,
    town,
    vanishX = 0.5,
    lanterns = false,
    boat,
    bridge = ['#b8b4ac', '#7c7a76'],
    blur = 0.0045,
    mist,
  } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.35, sky[1]],
      [0.6, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.25, scale: [1.8, 0.5], until: 0.6 }, random);
    const x0 = vanishX * w;
    const y0 = h * 0.57;
    layer(context, w, h, { blur: blur * 1.6 }, (c) => {
      drawTownLine(c, w, y0 + h * 0.015, h * 0.1, town, random);
      drawBridge(c, x0, y0 + h * 0.03, w * 0.17, bridge);
    });
    if (mist)
      fillBox(
        context,
        0,
        h * 0.4,
        w,
        h * 0.22,
        shadeDown(context, h * 0.4, h * 0.62, cssOfHex(mist[0], 0), cssOfHex(mist[0], mist[1])),
      );
    layer(context, w, h, { blur }, (c) => {
      for (const side of [-1, 1]) drawQuay(c, { x0, y0, w, h }, side, town, random);
    });
    const lamps = lanterns
      ? [0.34, 0.52, 0.8, 1.16].flatMap((d) =>
          [-1, 1].map((side) => [x0 + side * d * w * 0.54, y0 - d * h * 0.3, d * w * 0.055] as const),
        )
      : [];
    layer(context, w, h, { blur: blur * 0.8 }, (c) => {
      for (const [x, y, r] of lamps) drawLantern(c, x, y, r, town.lit ? RED_LANTERN : DAY_LANTERN, r);
    });
    if (town.lit) for (const [x, y, r] of lamps) lightLantern(context, x, y, r * 1.3, '#ff9a50', 0.5);
    reflectBelow(context, w, h, { line: 0.605, tint: water, depth: 0.42, ripple: 0.007 }, random);
    if (boat) layer(context, w, h, { blur: blur * 0.7 }, (c) => drawBoat(c, boat[0] * w, boat[1] * h, boat[2] * w));
    if (mist) glow(context, x0, h * 0.5, w * 0.8, mist[0], mist[1] * 0.7);
  });
}

/** A bridge and its mirror image make a circle; willows, a far town. */
export function roundBridge(
  options: Water & { x?: number; willow: readonly string[]; line?: number; lanterns?: boolean },
): Scene {
  const { sky, water, town, x = 0.32, willow, line = 0.58, blur = 0.005, mist } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [line * 0.6, sky[1]],
      [line, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [2, 0.5], until: line }, random);
    layer(context, w, h, { blur: blur * 1.7, opacity: 0.8 }, (c) =>
      drawTownLine(c, w, line * h, h * 0.11, town, random),
    );
    if (mist)
      fillBox(
        context,
        0,
        h * (line - 0.14),
        w,
        h * 0.14,
        shadeDown(context, h * (line - 0.14), h * line, cssOfHex(mist[0], 0), cssOfHex(mist[0], mist[1])),
      );
    layer(context, w, h, { blur }, (c) => drawBridge(c, x * w, line * h, w * 0.36, ['#c4c0b6', '#86847e']));
    reflectBelow(context, w, h, { line, tint: water, depth: 0.4, ripple: 0.012 }, random);
    layer(context, w, h, { blur: blur * 1.3 }, (c) =>
      drawWillow(c, w, h, { from: 0.6, to: 1.06, length: 0.5, leaves: willow, twigs: 30 }, random),
    );
  });
}

/** A lake in mist: hills one behind the other, a far causeway, one boat. */
export function mistyLake(options: {
  name: string;
  sky: readonly [string, string];
  hills: readonly string[];
  boat?: readonly [number, number, number];
  sun?: string;
  blur?: number;
}): Scene {
  const { sky, hills, boat, sun, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.6, sky[1]],
      [1, sky[0]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [2.2, 0.4] }, random);
    if (sun) fillDisc(context, w * 0.3, h * 0.26, w * 0.07, sun);
    hills.forEach((colour, row) => {
      const base = 0.42 + row * 0.045;
      const phase = random() * 6;
      layer(context, w, h, { blur: blur * (2 - row * 0.3), opacity: 0.85 }, (c) => {
        c.fillStyle = shadeDown(c, h * (base - 0.08), h * 0.62, colour, cssOfHex(sky[1], 0));
        c.beginPath();
        c.moveTo(-w * 0.1, h * 0.62);
        for (let x = -0.1; x <= 1.1; x += 0.02)
          c.lineTo(x * w, h * (base - 0.06 * Math.sin(x * (3 + row) + phase) - 0.02 * Math.sin(x * 9 + phase * 2)));
        c.lineTo(w * 1.1, h * 0.62);
        c.fill();
      });
    });
    reflectBelow(context, w, h, { line: 0.6, tint: [sky[1], sky[0]], depth: 0.35, ripple: 0.01 }, random);
    const near = hills[hills.length - 1] ?? sky[0];
    layer(context, w, h, { blur }, (c) => {
      if (boat) drawBoat(c, boat[0] * w, boat[1] * h, boat[2] * w);
      drawWillow(c, w, h, { from: -0.06, to: 0.24, length: 0.42, leaves: [near], twigs: 14 }, random);
    });
  });
}

/** Rape in flower up to the white houses of a village. */
export function rapeField(options: {
  name: string;
  sky: readonly [string, string, string];
  town: Town;
  blur?: number;
}): Scene {
  const { sky, town, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.3, sky[1]],
      [0.5, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.4, scale: [1.8, 0.5], until: 0.5 }, random);
    layer(context, w, h, { blur: blur * 1.6 }, (c) => {
      for (let i = 0; i < 12; i++)
        fillDisc(c, (i / 11) * w, h * 0.475, w * 0.12, '#6f9468', h * (0.04 + random() * 0.05));
      drawTownLine(c, w, h * 0.52, h * 0.12, town, random);
    });
    fillBox(context, 0, h * 0.52, w, h, shadeDown(context, h * 0.52, h, '#e8cc3a', '#a8a02c'));
    layer(context, w, h, { blur }, (c) => {
      for (let i = 0; i < 1500; i++) {
        const t = random() ** 1.6;
        const y = h * (0.515 + t * 0.5);
        const colour = random() < 0.22 ? '#6a8a34' : random() < 0.5 ? '#f8e058' : '#e4c02c';
        fillDisc(c, random() * w, y, w * (0.003 + 0.012 * t), cssOfHex(colour, 0.85));
      }
    });
    glow(context, w * 0.9, h * 0.1, w, '#fff6d8', 0.5);
  });
}
