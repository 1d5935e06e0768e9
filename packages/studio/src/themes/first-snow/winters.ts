import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

/** What every winter has. */
export interface Winter {
  /** Unique within the theme. */
  name: string;
  /** Top, middle, at the horizon. */
  sky: readonly [string, string, string];
  /** Snow on the ground: far, near. */
  snow: readonly [string, string];
  /** Where the ground begins. */
  ground?: number;
  blur?: number;
}

/** Sky, drifts of snow, what stands there, all a little out of focus; `after` paints light over it. */
export function winter(options: Winter, paint: Paint, after?: Paint): Scene {
  const { sky, snow, ground = 0.7, blur = 0.005 } = options;
  return painted(options.name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [ground * 0.6, sky[1]],
      [ground, sky[2]],
      [1, sky[2]],
    ]);
    texture(context, w, h, { opacity: 0.3, scale: [2, 0.7], until: ground }, random);
    drawGround(context, w, h, ground, snow, random);
    paint(context, w, h, random);
    defocus(context, w, h, blur);
    after?.(context, w, h, random);
  });
}

/** Drifts of snow, each with its own soft edge. */
function drawGround(
  context: SKRSContext2D,
  w: number,
  h: number,
  from: number,
  [far, near]: readonly [string, string],
  random: Random,
): void {
  for (let row = 0; row < 4; row++) {
    const phase = random() * 6;
    const top = from + row * (1 - from) * 0.26;
    const drift = context.createLinearGradient(0, top * h, 0, (top + 0.2) * h);
    drift.addColorStop(0, row % 2 === 0 ? far : near);
    drift.addColorStop(1, near);
    context.fillStyle = drift;
    context.beginPath();
    context.moveTo(0, h);
    for (let x = 0; x <= w; x += w / 32) {
      context.lineTo(x, (top + 0.014 * Math.sin((x / w) * 4 + phase) + 0.006 * Math.sin((x / w) * 11 + phase)) * h);
    }
    context.lineTo(w, h);
    context.fill();
  }
}

/** A fir whose branches carry snow. Pixels. */
export function drawFir(
  context: SKRSContext2D,
  x: number,
  base: number,
  tall: number,
  green: string,
  snow: string,
  random: Random,
): void {
  const tiers = 7;
  context.fillStyle = '#3a2c24';
  context.fillRect(x - tall * 0.015, base - tall * 0.1, tall * 0.03, tall * 0.12);
  for (let k = 0; k < tiers; k++) {
    const y = base - tall * 0.06 - (tall * 0.94 * (tiers - 1 - k)) / tiers;
    const top = y - tall * 0.2;
    const half = tall * 0.21 * ((k + 1.2) / tiers) * (0.9 + random() * 0.2);
    fillPolygon(
      context,
      [
        [x, top],
        [x - half, y],
        [x - half * 0.4, y - tall * 0.02],
        [x, y + tall * 0.012],
        [x + half * 0.4, y - tall * 0.02],
        [x + half, y],
      ],
      green,
    );
    fillPolygon(
      context,
      [
        [x, top],
        [x - half * 0.98, y - tall * 0.008],
        [x - half * 0.5, y - tall * 0.055],
        [x - half * 0.1, y - tall * 0.04],
        [x + half * 0.25, y - tall * 0.085],
        [x + half * 0.2, top + tall * 0.08],
      ],
      snow,
    );
  }
}

/** A wood of snowy firs, the far ones pale. */
export function firs(options: Winter & { far: string; green: string; cap?: string; count?: number }): Scene {
  const { far, green, cap = '#f6fafd', count = 9, ground = 0.7 } = options;
  return winter(options, (context, w, h, random) => {
    for (let i = 0; i < 16; i++)
      drawFir(
        context,
        (i / 15 + (random() - 0.5) * 0.1) * w,
        (ground + 0.02) * h,
        h * (0.24 + random() * 0.16),
        far,
        options.sky[2],
        random,
      );
    for (let i = 0; i < count; i++) {
      const side = i % 2 === 0 ? -0.05 + random() * 0.34 : 1.05 - random() * 0.34;
      drawFir(context, side * w, (ground + 0.06 + random() * 0.1) * h, h * (0.42 + random() * 0.3), green, cap, random);
    }
  });
}
