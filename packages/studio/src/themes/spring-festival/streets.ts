import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { scatterBokeh } from '../../scenes/brushes/scatter-bokeh.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawFirework } from '../../scenes/firework-burst.ts';
import { drawLantern } from '../../scenes/hanging-lantern.ts';
import { RED_LANTERN } from '../../scenes/lantern-colours.ts';
import { lightLantern } from '../../scenes/lantern-light.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { reflectBelow } from '../../scenes/still-water.ts';
import { cssOfHex } from '../../stages/colour.ts';

interface StreetOptions {
  name: string;
  sky: readonly [string, string, string];
  house: readonly [near: string, far: string];
  window?: string;
  vanishX?: number;
  horizon?: number;
  blur?: number;
  /** How far lanterns shine, 0 to 1. */
  shine?: number;
}

/** An old street at night, red lanterns along both eaves and across it, the stones wet. */
export function lanternStreet(options: StreetOptions): Scene {
  const { sky, window = '#ffcf84', vanishX = 0.5, horizon = 0.6, blur = 0.006, shine = 0.5 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.4, sky[1]],
      [horizon, sky[2]],
      [1, sky[1]],
    ]);
    const x0 = vanishX * w;
    const y0 = horizon * h;
    glow(context, x0, y0, w * 0.5, window, 0.75);
    for (let row = 0; row < 7; row++) {
      for (const side of [-1, 1]) drawHouse(context, { ...options, window, x0, y0, w, h }, side, row, random);
    }
    reflectBelow(context, w, h, { line: horizon + 0.02, tint: [sky[2], '#0a0608'], depth: 0.5, ripple: 0.012 }, random);
    defocus(context, w, h, blur);
    const lamps: [number, number, number][] = [];
    for (let k = 0; k < 7; k++) {
      const near = 0.1 * 1.46 ** k;
      for (const side of [-1, 1]) lamps.push([x0 + side * near * w * 0.62, y0 - near * h * 0.46, near * w * 0.1]);
      if (k % 2 === 1 && k < 6) {
        for (const t of [-0.56, -0.19, 0.19, 0.56])
          lamps.push([x0 + t * near * w, y0 - near * h * (0.8 - t * t * 0.3), near * w * 0.062]);
      }
    }
    layer(context, w, h, { blur: blur * 0.8 }, (c) => {
      for (const [x, y, r] of lamps) drawLantern(c, x, y, r, RED_LANTERN, r * 2.4);
    });
    for (const [x, y, r] of lamps) lightLantern(context, x, y, r + w * 0.012, '#ff7a3a', shine);
    scatterBokeh(
      context,
      w,
      h,
      {
        count: 26,
        colours: ['#ffb45a', '#ff6a3a', '#ffe0a8'],
        radius: [0.008, 0.03],
        opacity: 0.4,
        area: [0, 0.3, 1, 0.75],
      },
      random,
    );
  });
}

interface Perspective extends StreetOptions {
  window: string;
  x0: number;
  y0: number;
  w: number;
  h: number;
}

/** One house of a row: wall, lit lattice windows, a roof that sweeps out over the street. */
function drawHouse(context: SKRSContext2D, p: Perspective, side: number, row: number, random: Random): void {
  const { x0, y0, w, h } = p;
  const far = 0.1 * 1.5 ** row;
  const near = far * 1.5;
  const at = (depth: number, up: number): [number, number] => [x0 + side * depth * w * 0.72, y0 - depth * h * up];
  const tall = 0.62 + random() * 0.12;
  const wall = row > 3 ? p.house[0] : p.house[1];
  fillPolygon(context, [at(far, tall), at(near, tall), at(near, -0.4), at(far, -0.4)], wall);
  for (let k = 0; k < 4; k++) {
    const a = far + ((near - far) * (k + 0.18)) / 4;
    const b = far + ((near - far) * (k + 0.82)) / 4;
    const lit = cssOfHex(p.window, 0.35 + random() * 0.5);
    fillPolygon(context, [at(a, 0.5), at(b, 0.5), at(b, 0.22), at(a, 0.22)], lit);
    fillPolygon(context, [at(a, 0.1), at(b, 0.1), at(b, -0.3), at(a, -0.3)], cssOfHex(p.window, 0.25 + random() * 0.3));
  }
  const out = (depth: number, up: number): [number, number] => [x0 + side * depth * w * 0.58, y0 - depth * h * up];
  const roof = row > 3 ? '#14090a' : '#201214';
  fillPolygon(
    context,
    [at(far, tall + 0.14), at(near, tall + 0.14), out(near, tall - 0.05), out(far, tall - 0.04)],
    roof,
  );
  strokeLine(context, [out(far, tall - 0.04), out(near, tall - 0.05)], Math.max(1, near * w * 0.008), '#c8763a');
}

/** Fireworks over dark roofs and water. */
export function fireworks(options: {
  name: string;
  sky: readonly [string, string, string];
  shells: readonly Shell[];
}): Scene {
  const { sky, shells } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.5, sky[1]],
      [0.72, sky[2]],
      [1, sky[1]],
    ]);
    texture(context, w, h, { opacity: 0.35, scale: [1.6, 0.8], until: 0.7 }, random);
    for (const [x, y, r, colours] of shells) drawFirework(context, x * w, y * h, r * w, colours, random);
    for (let x = -0.05; x < 1; x += 0.11)
      drawRoof(context, x * w, (0.7 + random() * 0.02) * h, w * (0.1 + random() * 0.08), h, random);
    fillBox(context, 0, h * 0.705, w, h * 0.3, '#0a0a14');
    reflectBelow(context, w, h, { line: 0.73, tint: [sky[2], '#05060e'], depth: 0.4, ripple: 0.02 }, random);
    defocus(context, w, h, 0.0045);
    for (const [x, y, r, colours] of shells) drawFirework(context, x * w, y * h, r * w, colours, random);
    defocus(context, w, h, 0.0012);
    for (let i = 0; i < 22; i++)
      glow(context, random() * w, h * (0.68 + random() * 0.05), w * (0.02 + random() * 0.03), '#ffb45a', 0.8);
  });
}
export type Shell = readonly [x: number, y: number, radius: number, colours: readonly string[]];

/** The outline of a hall or of a small tower against the night. */
function drawRoof(context: SKRSContext2D, x: number, foot: number, wide: number, h: number, random: Random): void {
  context.fillStyle = '#0c0a14';
  const floors = random() < 0.3 ? 3 : 1;
  for (let floor = 0; floor < floors; floor++) {
    const half = (wide / 2) * (1 - floor * 0.22);
    const y = foot - h * 0.035 * (floor + 1);
    context.beginPath();
    context.moveTo(x - half * 1.2, y - h * 0.004);
    context.quadraticCurveTo(x - half * 0.7, y, x - half * 0.5, y - h * 0.022);
    context.lineTo(x + half * 0.5, y - h * 0.022);
    context.quadraticCurveTo(x + half * 0.7, y, x + half * 1.2, y - h * 0.004);
    context.lineTo(x + half * 0.85, y + h * 0.006);
    context.lineTo(x + half * 0.85, foot + h * 0.03);
    context.lineTo(x - half * 0.85, foot + h * 0.03);
    context.lineTo(x - half * 0.85, y + h * 0.006);
    context.fill();
  }
}
