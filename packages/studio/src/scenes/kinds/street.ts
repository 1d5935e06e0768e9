import type { SKRSContext2D } from '@napi-rs/canvas';
import { lerp } from '../../pixels/interpolate.ts';
import { pick, type Random } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { bokehDisc } from '../brushes/bokeh-disc.ts';
import { defocus } from '../brushes/defocus.ts';
import { fillDown } from '../brushes/fill-down.ts';
import { fillPolygon } from '../brushes/fill-polygon.ts';
import { glow } from '../brushes/glow.ts';
import { defineScene } from '../define-scene.ts';

interface Street {
  kind: 'street';
  sky?: readonly [string, string, string];
  walls?: readonly [string, string, string];
  windows?: readonly string[];
  cars?: readonly string[];
  /** Vanishing point, share of the width. */
  vanishX?: number;
  horizon?: number;
  /** Number of lights out of focus. */
  lights?: number;
  /** Radius of the lights, shares of the width. */
  lightRadius?: readonly [number, number];
  /** Share of the height. */
  blur?: number;
}

/** A street at night down which one looks, out of focus. */
export const street = defineScene<Street>({
  kind: 'street',
  paint(context, w, h, scene, random) {
    const {
      sky = ['#16233f', '#3d5278', '#c98b5a'],
      walls = ['#121a2b', '#0c1220', '#1a2133'],
      windows = ['#ffcf8a', '#ffb45a', '#fff0d0'],
      cars = ['#ff3b2e', '#ffe0b0', '#ffd080'],
      vanishX = 0.55,
      horizon = 0.52,
      lights = 40,
      lightRadius = [0.013, 0.06],
      blur = 0.009,
    } = scene;
    const x0 = vanishX * w;
    const y0 = horizon * h;
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.34, sky[1]],
      [0.56, sky[2]],
      [1, walls[1]],
    ]);
    for (const side of [-1, 1]) {
      for (let i = 0; i < 5; i++)
        paintHouse(context, random, { side, i, x0, y0, w, h, wall: walls[i % 3] ?? walls[0], windows });
    }
    fillPolygon(
      context,
      [
        [x0, y0],
        [w * 1.6, h],
        [-w * 0.6, h],
      ],
      walls[1],
    );
    const wet = context.createLinearGradient(0, y0, 0, h);
    wet.addColorStop(0, cssOfHex(sky[2], 0.55));
    wet.addColorStop(0.5, cssOfHex(sky[1], 0.2));
    wet.addColorStop(1, cssOfHex(sky[1], 0));
    fillPolygon(
      context,
      [
        [x0 - w * 0.02, y0],
        [x0 + w * 0.02, y0],
        [x0 + w * 0.5, h],
        [x0 - w * 0.5, h],
      ],
      '#00000000',
    );
    context.fillStyle = wet;
    context.fill();
    defocus(context, w, h, blur);
    for (let i = 0; i < lights; i++) {
      const t = random() ** 1.3;
      const side = random() < 0.5 ? -1 : 1;
      const isLow = random() < 0.5;
      const x = x0 + side * t * w * (0.15 + 0.6 * random());
      const y = isLow ? y0 + t * h * 0.12 * (0.4 + random()) : y0 - t * h * (0.1 + 0.4 * random());
      const radius = (lightRadius[0] + t * (lightRadius[1] - lightRadius[0])) * w;
      bokehDisc(context, x, y, radius, pick(random, isLow ? cars : windows), 0.22 + 0.45 * random());
      if (isLow) glow(context, x, y + (y - y0) * 2 + h * 0.08, radius * 2.2, pick(random, cars), 0.16);
    }
  },
});

interface House {
  side: number;
  i: number;
  x0: number;
  y0: number;
  w: number;
  h: number;
  wall: string;
  windows: readonly string[];
}

function paintHouse(context: SKRSContext2D, random: Random, house: House): void {
  const { side, i, x0, y0, w, h, wall, windows } = house;
  const near = 1 - i / 5;
  const far = 1 - (i + 1) / 5.4;
  const xa = x0 + side * near * w * 0.95;
  const xb = x0 + side * far * w * 0.95;
  const tall = h * (0.35 + random() * 0.4);
  fillPolygon(
    context,
    [
      [xa, y0 - near * tall - h * 0.02],
      [xb, y0 - far * tall - h * 0.02],
      [xb, y0 + far * h * 0.5],
      [xa, y0 + near * h * 0.5],
    ],
    wall,
  );
  for (let k = 0; k < 26; k++) {
    if (random() > 0.6) continue;
    const u = random();
    const t = lerp(near, far, u);
    const x = lerp(xa, xb, u);
    const y = y0 - t * tall * (0.1 + 0.85 * random());
    context.fillStyle = cssOfHex(pick(random, windows), 0.3 + 0.7 * random());
    context.fillRect(x - t * w * 0.008, y, t * w * 0.021 + w * 0.004, t * h * 0.023 + h * 0.004);
  }
}
