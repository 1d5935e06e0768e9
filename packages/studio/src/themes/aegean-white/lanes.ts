import type { SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise } from '../../pixels/noise.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPoints } from '../../scenes/brushes/fill-points.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { createCells } from '../../scenes/cells.ts';
import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import { landscape } from '../../scenes/landscape.ts';
import { drawOpenWater } from '../../scenes/open-water.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawBougainvillea } from './bougainvillea.ts';
import { drawDoor, drawPlaster, drawSteps } from './walls.ts';

/** A lane of steps between white walls, the sea at its end. */
function lane(name: string, sky: readonly [string, string], lit: string, shade: string, blue: string): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.46, sky[1]],
      [0.47, blue],
      [1, blue],
    ]);
    wall(context, w, h, [0.4, 0.3, 0.52], -0.02, lit);
    wall(context, w, h, [0.6, 0.24, 0.54], 1.02, shade);
    drawSteps(
      context,
      w,
      h,
      [
        [-0.3, 1.02],
        [0.4, 0.52],
      ],
      [
        [1.3, 1.02],
        [0.6, 0.54],
      ],
      11,
      lit,
      shade,
    );
    texture(context, w, h, { opacity: 0.25, scale: [0.3, 0.3], blend: 'soft-light' }, random);
    context.save();
    context.transform(1, 0.26, 0, 1, w * 0.2, h * 0.61);
    drawDoor(context, { x: 0, y: 0, wide: w * 0.11, tall: h * 0.24, colour: '#2a66c4', deep: '#123a80' });
    context.restore();
    defocus(context, w, h, 0.004);
  });
}

/** A wall running from the frame's side to its far end: x, top and foot there. */
function wall(
  context: SKRSContext2D,
  w: number,
  h: number,
  end: readonly [number, number, number],
  side: number,
  colour: string,
) {
  const lime = context.createLinearGradient(side * w, 0, end[0] * w, 0);
  lime.addColorStop(0, colour);
  lime.addColorStop(1, cssOfHex('#ffffff', 1));
  fillPolygon(
    context,
    [
      [side * w, -h * 0.1],
      [end[0] * w, end[1] * h],
      [end[0] * w, end[2] * h],
      [side * w, h * 1.1],
    ],
    colour,
  );
  context.globalAlpha = 0.35;
  context.fillStyle = lime;
  context.fill();
  context.globalAlpha = 1;
}

/** Lanes, walls and terraces. */
export const LANES = {
  lane: painted('lane-flowers', (context, w, h, random) => {
    lane('inner', ['#2f7cd4', '#bfe0f6'], '#fbfdff', '#b4c6e0', '#2a70bc').paint(context, w, h, random);
    drawBougainvillea(
      context,
      w,
      h,
      [
        [0.92, 0.16, 0.3, 0.13],
        [0.72, 0.06, 0.24, 0.07],
        [1, 0.36, 0.14, 0.12],
      ],
      random,
    );
    defocus(context, w, h, 0.003);
  }),
  greySteps: lane('grey-steps', ['#3a3a3a', '#8a8a8a'], '#ffffff', '#6a6a6a', '#4a4a4a'),
  door: painted('door', (context, w, h, random) => {
    drawPlaster(context, w, h, '#fdfdfb', '#dbe5f2', random);
    drawDoor(context, { x: w * 0.16, y: h * 0.86, wide: w * 0.36, tall: h * 0.6, colour: '#2c6fce', deep: '#143f8c' });
    context.fillStyle = '#c9d4e2';
    context.fillRect(0, h * 0.86, w, h);
    defocus(context, w, h, 0.003);
    drawBougainvillea(
      context,
      w,
      h,
      [
        [0.34, 0.13, 0.16, 0.08],
        [0.04, 0.1, 0.2, 0.09],
      ],
      random,
    );
    defocus(context, w, h, 0.002);
  }),
  flowers: painted('flowers', (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#2a74d0'],
      [0.6, '#a8d4f4'],
      [1, '#e8f2f8'],
    ]);
    drawBougainvillea(
      context,
      w,
      h,
      [
        [0.02, 0.3, 0.3, 0.36],
        [0.95, 0.08, 0.36, 0.16],
        [1, 0.75, 0.26, 0.24],
        [0.2, 0.95, 0.5, 0.16],
      ],
      random,
      0.018,
    );
    defocus(context, w, h, 0.011);
    glow(context, w * 0.85, h * 0.05, w * 0.9, '#fff2dc', 0.45);
  }),
  arch: landscape({
    name: 'arch',
    sky: [
      [0, '#5aa4e4'],
      [0.5, '#dcecf6'],
      [1, '#dcecf6'],
    ],
    things: (context, w, h, random) => {
      drawOpenWater(
        context,
        w,
        h,
        { horizon: 0.5, far: '#4a94d0', near: '#1a5aa8', sky: '#a8d4f2', waves: 0.6 },
        random,
      );
    },
    blur: 0.004,
    after: (context, w, h, random) => drawArch(context, w, h, random),
  }),
  taverna: painted('taverna', (context, w, h, random) => {
    drawPlaster(context, w, h, '#f6f2e6', '#d8d8cc', random);
    for (let i = 0; i < 240; i++) {
      context.fillStyle = cssOfHex(['#6f9c3c', '#47742c', '#a4c45a', '#2f5524'][i % 4] ?? '#6f9c3c', 0.7);
      context.beginPath();
      context.ellipse(
        random() * w,
        random() ** 1.5 * h * 0.34,
        w * (0.02 + random() * 0.035),
        w * 0.02,
        random() * 3,
        0,
        7,
      );
      context.fill();
    }
    drawChairs(context, w, h);
    defocus(context, w, h, 0.008);
  }),
  /** Planks of a table painted blue many times. */
  boards: painted('boards', (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#3a7cd0'],
      [1, '#1d559e'],
    ]);
    texture(context, w, h, { opacity: 0.35, scale: [0.08, 2.6], blend: 'soft-light' }, random);
    for (let plank = 1; plank < 6; plank++) {
      context.fillStyle = '#123a72';
      context.fillRect((w * plank) / 6, 0, w * 0.007, h);
      context.fillStyle = '#6aa4e8';
      context.fillRect((w * plank) / 6 + w * 0.007, 0, w * 0.003, h);
    }
    texture(context, w, h, { opacity: 0.3, scale: [0.3, 0.3], blend: 'overlay' }, random);
  }),
  paving: painted('paving', (context, w, h, random) => {
    const noise = new Noise(random);
    const cellAt = createCells(random);
    fillPoints(context, w, h, 1.5, (x, y) => {
      const rough = layered(noise, x * 14, y * 14, 3);
      const cell = cellAt(x * 7 + rough * 0.09, y * 7 + rough * 0.09);
      const stone = smoothstep(0.13, 0.17, cell.border);
      const grey = 0.5 + cell.own * 0.14 + rough * 0.07 - 0.1 * smoothstep(0.24, 0.16, cell.border);
      const lime = 0.95 + rough * 0.03;
      const of = (tone: number): number => lime + (grey * tone - lime) * stone;
      return [of(0.99), of(1), of(1.03)];
    });
  }),
} as const satisfies Record<string, Scene>;

/** The inside of a white arch before the sea. */
function drawArch(context: SKRSContext2D, w: number, h: number, random: Parameters<Paint>[3]): void {
  const shape = (grow: number): void => {
    context.beginPath();
    context.rect(0, 0, w, h);
    context.moveTo((0.1 - grow) * w, h * 1.1);
    context.lineTo((0.1 - grow) * w, h * 0.42);
    context.bezierCurveTo(
      (0.1 - grow) * w,
      (0.02 - grow) * h,
      (0.86 + grow) * w,
      (0.02 - grow) * h,
      (0.86 + grow) * w,
      h * 0.42,
    );
    context.lineTo((0.86 + grow) * w, h * 1.1);
    context.closePath();
  };
  context.fillStyle = '#b6c6dc';
  shape(0);
  context.fill('evenodd');
  const lime = context.createLinearGradient(0, 0, w, h);
  lime.addColorStop(0, '#eef2f6');
  lime.addColorStop(1, '#fffdf6');
  context.fillStyle = lime;
  shape(0.05);
  context.fill('evenodd');
  texture(context, w, h, { opacity: 0.16, scale: [0.3, 0.2], blend: 'soft-light' }, random);
  drawBougainvillea(
    context,
    w,
    h,
    [
      [0.98, 0.12, 0.16, 0.1],
      [0.96, 0.32, 0.08, 0.1],
    ],
    random,
  );
  defocus(context, w, h, 0.003);
}

function drawChairs(context: SKRSContext2D, w: number, h: number): void {
  context.fillStyle = '#b8a888';
  context.fillRect(0, h * 0.8, w, h * 0.2);
  for (const [x, size] of [
    [0.12, 1],
    [0.86, 0.9],
  ] as const) {
    const unit = size * h * 0.1;
    context.fillStyle = '#1f5fc0';
    context.fillRect(x * w - unit, h * 0.6, unit * 0.16, unit * 3.4);
    context.fillRect(x * w + unit * 0.5, h * 0.6, unit * 0.16, unit * 3.4);
    for (const bar of [0.1, 0.6, 1.1]) context.fillRect(x * w - unit, h * 0.6 + bar * unit, unit * 1.6, unit * 0.2);
    context.fillStyle = '#d8b878';
    context.fillRect(x * w - unit * 1.1, h * 0.6 + unit * 1.8, unit * 1.9, unit * 0.24);
  }
  context.fillStyle = '#f8f8f4';
  context.fillRect(w * 0.22, h * 0.72, w * 0.5, h * 0.02);
}
