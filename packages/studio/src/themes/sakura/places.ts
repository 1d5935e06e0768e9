import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { type Bloom, type Blossoms, boughs, DEEP, drawBough, drawFlower, PALE, PINK, strewPetals } from './blossoms.ts';

/** Rows of round trees on both sides of a path that is pink with petals. */
export function avenue(
  options: Blossoms & { path: readonly [string, string]; grass: string; vanishX?: number },
): Scene {
  const { bloom = PINK, path, grass, vanishX = 0.5 } = options;
  return boughs({ boughs: [], haze: 20, ...options }, (context, w, h, random) => {
    const line = h * 0.58;
    context.fillStyle = grass;
    context.fillRect(0, line, w, h);
    const ground = context.createLinearGradient(0, line, 0, h);
    ground.addColorStop(0, path[0]);
    ground.addColorStop(1, path[1]);
    fillPolygon(
      context,
      [
        [vanishX * w - w * 0.03, line],
        [vanishX * w + w * 0.03, line],
        [w * 1.05, h],
        [-w * 0.05, h],
      ],
      path[1],
    );
    context.fillStyle = ground;
    context.fill();
    for (let i = 0; i < 420; i++) {
      const t = random() ** 1.5;
      context.fillStyle = cssOfHex(pick(random, bloom), 0.6);
      context.beginPath();
      context.ellipse(
        random() * w,
        line + t * (h - line),
        w * (0.003 + 0.012 * t),
        h * (0.001 + 0.003 * t),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    for (let row = 0; row < 6; row++) {
      const depth = 0.14 * 1.5 ** row;
      for (const side of [-1, 1]) {
        const x = vanishX * w + side * w * 0.62 * depth;
        const foot = line + (h - line) * depth * 0.5;
        context.fillStyle = '#4a3434';
        context.fillRect(x - w * 0.03 * depth, foot - h * 0.42 * depth, w * 0.06 * depth, h * 0.42 * depth);
        drawCrown(context, x, foot - h * 0.56 * depth, w * 0.46 * depth, h * 0.26 * depth, bloom, random);
      }
    }
  });
}

/** A tree's crown: clouds of blossom, bright above and shaded below. */
function drawCrown(
  context: SKRSContext2D,
  x: number,
  y: number,
  rx: number,
  ry: number,
  bloom: Bloom,
  random: Random,
): void {
  for (let k = 0; k < 150; k++) {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random());
    const dy = Math.sin(angle) * out;
    const colour = dy > 0.25 - random() * 0.6 ? bloom[0] : dy > -0.35 ? bloom[1] : bloom[2];
    context.fillStyle = cssOfHex(colour, 0.65);
    context.beginPath();
    context.arc(x + Math.cos(angle) * out * rx, y + dy * ry, rx * (0.05 + random() * 0.09), 0, Math.PI * 2);
    context.fill();
  }
}

/** One great tree on a hill. */
export function greatTree(options: Blossoms & { hill: readonly [string, string]; x?: number }): Scene {
  const { bloom = PINK, hill, x = 0.36 } = options;
  return boughs({ boughs: [], haze: 0, ...options }, undefined, (context, w, h, random) => {
    const slope = context.createLinearGradient(0, h * 0.62, 0, h);
    slope.addColorStop(0, hill[0]);
    slope.addColorStop(1, hill[1]);
    context.fillStyle = slope;
    context.beginPath();
    context.moveTo(0, h);
    for (let u = 0; u <= 1.001; u += 0.03) context.lineTo(u * w, h * (0.7 - 0.07 * Math.sin(u * 2.6 + 0.3)));
    context.lineTo(w, h);
    context.fill();
    drawBough(
      context,
      x * w,
      h * 0.66,
      -Math.PI / 2 + 0.1,
      h * 0.14,
      h * 0.026,
      1,
      { bloom, bark: '#4a3430', flower: w * 0.012 },
      random,
    );
    for (const [dx, dy, size] of [
      [0, -0.34, 1],
      [-0.24, -0.27, 0.75],
      [0.25, -0.28, 0.78],
      [0.06, -0.22, 0.7],
    ] as const)
      drawCrown(context, (x + dx) * w, (0.66 + dy) * h, w * 0.26 * size, h * 0.12 * size, bloom, random);
    defocus(context, w, h, options.blur ?? 0.004);
  });
}

/** A white garden wall under dark tiles, a bough over it. */
export function gardenWall(options: Blossoms & { wall?: readonly [string, string] }): Scene {
  const { wall = ['#f4efe8', '#d8cfc8'] } = options;
  return boughs(options, (context, w, h, random) => {
    const plaster = context.createLinearGradient(0, h * 0.36, 0, h);
    plaster.addColorStop(0, wall[0]);
    plaster.addColorStop(1, wall[1]);
    context.fillStyle = plaster;
    context.fillRect(0, h * 0.36, w, h);
    texture(context, w, h, { opacity: 0.3, scale: [0.9, 0.7], from: 0.36 }, random);
    context.fillStyle = '#3c3e44';
    context.fillRect(0, h * 0.3, w, h * 0.075);
    for (let x = 0; x < 1; x += 0.04) {
      context.fillStyle = '#565960';
      context.fillRect(x * w, h * 0.29, w * 0.022, h * 0.08);
    }
    context.fillStyle = '#2a2c30';
    context.fillRect(0, h * 0.283, w, h * 0.014);
  });
}

/** A dark room with a round window full of blossom. */
export function moonWindow(
  options: Blossoms & { room: readonly [string, string]; at: readonly [x: number, y: number, radius: number] },
): Scene {
  const { room, at } = options;
  const outside = boughs({ ...options, name: `${options.name}-outside` });
  return {
    kind: 'custom',
    name: options.name,
    paint: (context, w, h, random) => {
      if (outside.kind === 'custom') outside.paint(context, w, h, random);
      const inside = context.createLinearGradient(0, 0, w, h);
      inside.addColorStop(0, room[0]);
      inside.addColorStop(1, room[1]);
      context.fillStyle = inside;
      context.beginPath();
      context.rect(0, 0, w, h);
      context.arc(at[0] * w, at[1] * h, at[2] * w, 0, Math.PI * 2, true);
      context.fill('evenodd');
      context.strokeStyle = '#2a1a14';
      context.lineWidth = w * 0.022;
      context.beginPath();
      context.arc(at[0] * w, at[1] * h, at[2] * w, 0, Math.PI * 2);
      context.stroke();
      defocus(context, w, h, 0.004);
      glow(context, at[0] * w, at[1] * h, w * at[2] * 1.9, '#ffe4ec', 0.4);
    },
  };
}

/** Water under the trees: their colour lies on it. */
export function riverside(options: Blossoms & { water: readonly [string, string]; bank: string }): Scene {
  const { bloom = PINK, water, bank } = options;
  return boughs({ haze: 16, ...options }, (context, w, h, random) => {
    const line = h * 0.55;
    for (let i = 0; i < 9; i++)
      drawCrown(context, (i / 8) * w, line - h * (0.06 + random() * 0.05), w * 0.15, h * 0.08, bloom, random);
    context.fillStyle = bank;
    context.fillRect(0, line - h * 0.015, w, h * 0.03);
    const stream = context.createLinearGradient(0, line, 0, h);
    stream.addColorStop(0, water[0]);
    stream.addColorStop(1, water[1]);
    context.fillStyle = stream;
    context.fillRect(0, line + h * 0.01, w, h);
    for (let i = 0; i < 260; i++) {
      const t = random();
      context.fillStyle = cssOfHex(pick(random, [...bloom, water[0]]), 0.2 + random() * 0.3);
      context.beginPath();
      context.ellipse(
        random() * w,
        line + h * 0.01 + t * (h - line),
        w * (0.01 + 0.06 * t),
        h * (0.001 + 0.004 * t),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  });
}

/** Paper lanterns on a string under the boughs, at night. */
export function lanternNight(
  options: Blossoms & { lanterns: readonly (readonly [x: number, y: number, size: number])[] },
): Scene {
  return boughs({ clouds: 0.1, ...options }, undefined, (context, w, h) => {
    for (const [x, y, size] of options.lanterns) {
      const r = size * w;
      context.fillStyle = 'rgba(20,10,20,0.8)';
      context.fillRect(x * w - 1, 0, 2, y * h - r);
      const paper = context.createRadialGradient(x * w, y * h, 0, x * w, y * h, r * 1.1);
      paper.addColorStop(0, '#fff4d0');
      paper.addColorStop(0.6, '#ffc070');
      paper.addColorStop(1, '#e0703c');
      context.fillStyle = paper;
      context.beginPath();
      context.ellipse(x * w, y * h, r * 0.8, r, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#2a1414';
      context.fillRect(x * w - r * 0.35, y * h - r * 1.08, r * 0.7, r * 0.16);
      context.fillRect(x * w - r * 0.35, y * h + r * 0.92, r * 0.7, r * 0.16);
    }
    defocus(context, w, h, 0.004);
    for (const [x, y, size] of options.lanterns) glow(context, x * w, y * h, size * w * 4, '#ffb060', 0.55);
  });
}

/** Flagstones with fallen petals. */
export const FLAGSTONES: Scene = {
  kind: 'custom',
  name: 'flagstones',
  paint: (context, w, h, random) => {
    context.fillStyle = '#6a6a6c';
    context.fillRect(0, 0, w, h);
    for (let row = 0; row < 6; row++) {
      for (let column = -1; column < 4; column++) {
        const shade = Math.round(132 + random() * 34);
        context.fillStyle = `rgb(${shade},${shade - 2},${shade - 4})`;
        context.fillRect((column * 0.36 + (row % 2) * 0.17) * w, row * 0.172 * h, w * 0.35, h * 0.165);
      }
    }
    texture(context, w, h, { opacity: 0.7, scale: [0.4, 0.3] }, random);
    defocus(context, w, h, 0.0015);
    strewPetals(context, w, h, 190, PINK, random);
  },
};

/** Dark water with petals on it. */
export const DARK_WATER: Scene = {
  kind: 'custom',
  name: 'dark-water',
  paint: (context, w, h, random) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, '#22424a'],
        [1, '#0a1a22'],
      ],
      0.4,
    );
    texture(context, w, h, { opacity: 0.8, scale: [1.2, 0.3] }, random);
    for (let i = 0; i < 5; i++) {
      context.strokeStyle = `rgba(180,214,220,${(0.26 - i * 0.045).toFixed(2)})`;
      context.lineWidth = h * 0.003;
      context.beginPath();
      context.ellipse(w * 0.12, h * 0.9, w * (0.06 + i * 0.07), h * (0.03 + i * 0.035), 0, 0, Math.PI * 2);
      context.stroke();
    }
    strewPetals(context, w, h, 130, PALE, random);
  },
};

/** A flat red disc and a bough, as in a woodcut. */
export const WOODCUT: Scene = {
  kind: 'custom',
  name: 'woodcut',
  paint: (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#fbe9e2'],
      [1, '#f6d4d2'],
    ]);
    context.fillStyle = '#e2566a';
    context.beginPath();
    context.arc(w * 0.5, h * 0.4, w * 0.37, 0, Math.PI * 2);
    context.fill();
    const tree = { bloom: PALE, bark: '#4a2a34', flower: w * 0.034 };
    drawBough(context, w * 1.04, h * 0.3, -2.7, h * 0.17, h * 0.018, 3, tree, random);
    drawBough(context, -w * 0.04, h * 0.6, -0.7, h * 0.14, h * 0.016, 3, { ...tree, bloom: DEEP }, random);
    for (let i = 0; i < 16; i++)
      drawFlower(context, random() * w, h * (0.7 + random() * 0.3), w * 0.03, '#f0a0b4', '#b8486e', random() * 6, 1);
  },
};
