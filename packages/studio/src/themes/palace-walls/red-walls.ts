import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { drawBough } from '../../scenes/bough.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillBox } from '../../scenes/brushes/fill-box.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { shadeDown } from '../../scenes/brushes/shade-down.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLantern } from '../../scenes/hanging-lantern.ts';
import { DAY_LANTERN, RED_LANTERN } from '../../scenes/lantern-colours.ts';
import { lightLantern } from '../../scenes/lantern-light.ts';
import { layer } from '../../scenes/layer.ts';
import { painted } from '../../scenes/painted.ts';
import { drawPlumFlower } from '../../scenes/plum-flower.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { drawDoor } from '../../scenes/studded-door.ts';
import { drawEave } from '../../scenes/tiled-eave.ts';
import { cssOfHex } from '../../stages/colour.ts';

export const GLAZED = ['#8a5410', '#d8942a', '#ffd880'] as const;
/** Painted beam under a palace's eave. */
const BEAM = ['#1d5568', '#d8b04c'] as const;

/** Limewashed vermilion: sun from one side, rain marks, darker at its foot. */
export function drawPlaster(
  context: SKRSContext2D,
  w: number,
  h: number,
  from: number,
  wall: readonly [string, string],
  random: Random,
): void {
  context.save();
  context.beginPath();
  context.rect(-w * 0.1, from * h, w * 1.2, h * (1.1 - from));
  context.clip();
  fillAround(
    context,
    w,
    h,
    [0.7, 0.35, 1.3],
    [
      [0, wall[0]],
      [1, wall[1]],
    ],
  );
  texture(context, w, h, { opacity: 0.4, scale: [0.8, 0.6], from }, random);
  texture(context, w, h, { opacity: 0.28, scale: [0.16, 0.9], from }, random);
  context.restore();
}

interface WallOptions {
  name: string;
  sky: readonly [string, string];
  wall: readonly [string, string];
  /** Where the wall begins below the eave, share of the height. */
  top?: number;
  /** Shadows of a tree on the wall, 0 to 0.7. */
  shadow?: number;
  snow?: boolean;
  /** Petals of a bough before the wall; none without. */
  bloom?: readonly string[];
  blur?: number;
  glaze?: string;
}

/** A palace wall under yellow tiles: shadows of branches, a bough in bloom, snow. */
export function palaceWall(options: WallOptions): Scene {
  const { sky, wall, top = 0.2, shadow = 0, snow = false, bloom, blur = 0.0035 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [Math.max(0.01, top), sky[1]],
      [1, sky[1]],
    ]);
    drawPlaster(context, w, h, top, wall, random);
    const eave = {
      left: -w * 0.02,
      right: w * 1.02,
      top: h * (top - 0.1),
      bottom: h * top,
      tile: GLAZED,
      pitch: w * 0.052,
    };
    drawEave(context, { ...eave, beam: BEAM, ...(snow ? { snow: h * 0.025 } : {}) });
    if (shadow > 0) {
      layer(context, w, h, { blur: 0.006, opacity: shadow, blend: 'multiply' }, (c) => {
        const bough = { length: h * 0.2, thick: w * 0.035, forks: 5, bark: '#5a1414' };
        drawBough(c, { ...bough, x: -w * 0.1, y: h * 0.95, angle: -0.9 }, random);
        drawBough(c, { ...bough, x: w * 1.1, y: h * 0.5, angle: -2.7, length: h * 0.16 }, random);
      });
    }
    defocus(context, w, h, blur);
    if (bloom) drawBloom(context, w, h, bloom, snow, random);
    if (!snow) glow(context, w, h * 0.02, w, '#ffe6b0', 0.35);
  });
}

function drawBloom(
  context: SKRSContext2D,
  w: number,
  h: number,
  bloom: readonly string[],
  snow: boolean,
  random: Random,
): void {
  layer(context, w, h, { blur: 0.003 }, (c) => {
    const upper = snow ? { upper: '#f8fafc' } : {};
    const bough = { length: h * 0.17, thick: w * 0.026, forks: 4, bark: '#33211e', ...upper };
    const flower = (x: number, y: number): void => drawPlumFlower(c, x, y, w * 0.03, bloom, '#f0c04a', random);
    drawBough(c, { ...bough, x: -w * 0.05, y: h * 0.5, angle: -0.75 }, random, flower);
    drawBough(c, { ...bough, x: w * 1.04, y: h * 0.14, angle: 2.7, length: h * 0.13 }, random, flower);
  });
}

/** The gate: lacquer, studs, a gilded frame. */
export function palaceDoor(options: {
  name: string;
  leaf: readonly [string, string];
  wall: readonly [string, string];
  left: number;
  lit?: boolean;
  blur?: number;
}): Scene {
  const { leaf, wall, left, lit = false, blur = 0.004 } = options;
  return painted(options.name, (context, w, h, random) => {
    drawPlaster(context, w, h, 0, wall, random);
    const x = left * w;
    fillBox(context, x - w * 0.06, h * 0.06, w * 0.92, h, shadeDown(context, h * 0.06, h, '#3a2410', '#241408'));
    fillBox(context, x - w * 0.035, h * 0.08, w * 0.87, h * 0.05, '#1d5568');
    for (let i = 0; i < 7; i++)
      fillBox(context, x + w * (0.01 + i * 0.12), h * 0.09, w * 0.07, h * 0.03, i % 2 === 0 ? '#d8b04c' : '#2f7a54');
    drawDoor(context, { x, y: h * 0.14, w: w * 0.8, h, leaf, stud: '#dca848', rows: 9, columns: 5 });
    texture(context, w, h, { opacity: 0.3, scale: [0.7, 0.5] }, random);
    defocus(context, w, h, blur);
    if (!lit) return glow(context, w * 0.95, 0, w * 1.1, '#fff0d0', 0.35);
    layer(context, w, h, { blur: blur * 0.8 }, (c) => {
      for (const at of [0.12, 0.86]) drawLantern(c, at * w, h * 0.2, w * 0.1, RED_LANTERN, h * 0.3);
    });
    for (const at of [0.12, 0.86]) lightLantern(context, at * w, h * 0.2, w * 0.12, '#ff9a50', 0.6);
  });
}

interface LaneOptions {
  name: string;
  sky: readonly [string, string, string];
  /** Sunny and shaded wall. */
  wall: readonly [string, string];
  ground: readonly [far: string, near: string];
  vanishX?: number;
  snow?: boolean;
  lamps?: boolean;
  blur?: number;
}

/** A long lane between red walls, a gate tower at its end. */
export function palaceLane(options: LaneOptions): Scene {
  const { sky, wall, ground, vanishX = 0.5, snow = false, lamps = false, blur = 0.0045 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.3, sky[1]],
      [0.58, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [1.8, 0.5], until: 0.6 }, random);
    const x0 = vanishX * w;
    const y0 = h * 0.6;
    layer(context, w, h, { blur: blur * 1.6 }, (c) => drawTower(c, x0, y0, w * 0.2, snow));
    fillBox(context, 0, y0, w, h, shadeDown(context, y0, h, ground[0], ground[1]));
    layer(context, w, h, { blur }, (c) => {
      for (let i = -8; i <= 8; i++)
        strokeLine(
          c,
          [
            [x0, y0],
            [x0 + i * w * 0.3, h * 1.1],
          ],
          w * 0.002,
          'rgba(40,34,34,0.25)',
        );
      for (const side of [-1, 1])
        drawLaneWall(c, { x0, y0, w, h, side, wall: wall[side < 0 ? 1 : 0] ?? wall[0], snow });
    });
    texture(context, w, h, { opacity: 0.22, scale: [0.5, 0.4] }, random);
    if (!lamps) return glow(context, x0, h * 0.3, w * 0.8, sky[2], 0.35);
    const places = [0.3, 0.48, 0.78].flatMap((d) =>
      [-1, 1].map((side) => [x0 + side * d * w * 0.5, y0 - d * h * 0.33, d * w * 0.075] as const),
    );
    layer(context, w, h, { blur }, (c) => {
      for (const [x, y, r] of places) drawLantern(c, x, y, r, snow ? DAY_LANTERN : RED_LANTERN, r);
    });
    for (const [x, y, r] of places) lightLantern(context, x, y, r * 1.3, '#ff9a50', 0.5);
  });
}

interface LaneWall {
  x0: number;
  y0: number;
  w: number;
  h: number;
  side: number;
  wall: string;
  snow: boolean;
}

function drawLaneWall(context: SKRSContext2D, lane: LaneWall): void {
  const { x0, y0, w, h, side, wall, snow } = lane;
  const at = (depth: number, out: number, up: number): [number, number] => [
    x0 + side * depth * w * out,
    y0 - depth * h * up,
  ];
  const quad = (out0: number, up0: number, out1: number, up1: number, style: string): void =>
    fillPolygon(context, [at(0.16, out0, up0), at(1.7, out0, up0), at(1.7, out1, up1), at(0.16, out1, up1)], style);
  quad(0.6, 0.5, 0.6, -0.36, wall);
  quad(0.6, -0.26, 0.6, -0.36, cssOfHex('#4a4442', 0.85));
  quad(0.6, 0.44, 0.6, 0.3, 'rgba(30,4,4,0.32)');
  quad(0.6, 0.5, 0.55, 0.43, '#7a4a14');
  quad(0.7, 0.6, 0.55, 0.45, GLAZED[1]);
  for (let depth = 0.16; depth < 1.7; depth *= 1.07) {
    strokeLine(context, [at(depth, 0.7, 0.6), at(depth, 0.55, 0.45)], depth * w * 0.014, GLAZED[2]);
    strokeLine(context, [at(depth * 1.03, 0.7, 0.6), at(depth * 1.03, 0.55, 0.45)], depth * w * 0.01, GLAZED[0]);
  }
  if (snow) quad(0.72, 0.64, 0.585, 0.495, '#f4f7fa');
}

/** A gate tower: red walls, two roofs. Pixels. */
export function drawTower(context: SKRSContext2D, x: number, foot: number, half: number, snow: boolean): void {
  fillBox(
    context,
    x - half,
    foot - half * 0.9,
    half * 2,
    half,
    shadeDown(context, foot - half, foot, '#9c2c22', '#7c201c'),
  );
  fillBox(context, x - half * 0.2, foot - half * 0.5, half * 0.4, half * 0.6, '#2a0e0c');
  fillBox(context, x - half * 0.8, foot - half * 1.4, half * 1.6, half * 0.5, '#7c1f1a');
  for (let i = -4; i <= 4; i++)
    fillBox(context, x + i * half * 0.18 - half * 0.03, foot - half * 1.4, half * 0.06, half * 0.5, '#b8402c');
  for (const [up, wide] of [
    [1.35, 1.15],
    [1.85, 0.85],
  ] as const) {
    const eave = foot - half * up;
    const ridge = eave - half * 0.34;
    fillBox(context, x - half * wide * 0.8, eave - half * 0.02, half * wide * 1.6, half * 0.14, '#1d5568');
    context.fillStyle = shadeDown(
      context,
      ridge,
      eave,
      snow ? '#f6f8fa' : GLAZED[2],
      snow ? '#dfe6ec' : GLAZED[1],
      GLAZED[0],
    );
    context.beginPath();
    context.moveTo(x - half * wide * 1.1, eave - half * 0.05);
    context.quadraticCurveTo(x - half * wide * 0.7, eave - half * 0.04, x - half * wide * 0.55, ridge);
    context.lineTo(x + half * wide * 0.55, ridge);
    context.quadraticCurveTo(x + half * wide * 0.7, eave - half * 0.04, x + half * wide * 1.1, eave - half * 0.05);
    context.lineTo(x + half * wide * 0.9, eave + half * 0.04);
    context.lineTo(x - half * wide * 0.9, eave + half * 0.04);
    context.fill();
  }
}
