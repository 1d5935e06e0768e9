import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { drawLantern, lightLantern, PAPER_LANTERN, RED_LANTERN } from '../../scenes/hanging-lantern.ts';
import { layer, painted } from '../../scenes/layer.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { fillDisc, shadeDown } from '../../scenes/shapes.ts';

const AWNINGS = ['#c8443c', '#3a6ea0', '#e0a23c', '#4a8a70'] as const;

/** A street of stalls that runs away between rows of paper lanterns. */
export function stallStreet(options: {
  name: string;
  sky: readonly [string, string];
  vanish: number;
  ground: readonly [string, string];
  lantern?: 'red' | 'paper';
}): Scene {
  const { sky, vanish, ground, lantern = 'paper' } = options;
  const colours = lantern === 'red' ? RED_LANTERN : PAPER_LANTERN;
  return painted(options.name, (context, w, h, random) => {
    const [vx, vy] = [vanish * w, h * 0.46];
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.46, sky[1]],
      [1, sky[1]],
    ]);
    layer(context, w, h, { blur: 0.009 }, (c) => {
      c.fillStyle = shadeDown(c, vy, h, ground[0], ground[1]);
      c.fillRect(-w * 0.1, vy, w * 1.2, h);
      for (const side of [-1, 1])
        for (let k = 5; k >= -1; k--)
          drawStall(
            c,
            w,
            h,
            {
              vx,
              vy,
              near: 0.96 * 0.68 ** k,
              far: 0.96 * 0.68 ** (k + 0.82),
              side,
              colour: AWNINGS[(k + (side > 0 ? 1 : 3)) % 4] ?? AWNINGS[0],
            },
            random,
          );
      glow(c, vx, vy, w * 0.5, '#ffc070', 0.7);
    });
    layer(context, w, h, { blur: 0.0045 }, (c) => {
      for (const side of [-1, 1])
        for (let k = 7; k >= 0; k--) {
          const depth = 0.8 * 0.74 ** k;
          const x = vx + side * depth * w * 0.24;
          const y = vy - depth * h * 0.5 + depth * h * 0.02 * (k % 2);
          drawLantern(c, x, y, depth * w * 0.085, colours, depth * w * 0.05);
          lightLantern(c, x, y, depth * w * 0.085, '#ffb868', 0.4);
        }
    });
    texture(context, w, h, { opacity: 0.2, scale: [0.9, 0.7] }, random);
  });
}

interface Stall {
  vx: number;
  vy: number;
  /** Depth of its near and far end, 1 at the lens. */
  near: number;
  far: number;
  side: number;
  colour: string;
}

function drawStall(context: SKRSContext2D, w: number, h: number, stall: Stall, random: Random): void {
  const { vx, vy, near, far, side, colour } = stall;
  const at = (depth: number, x: number, y: number): [number, number] => [vx + side * depth * x * w, vy + depth * y * h];
  const quad = (x0: number, top: number, x1: number, low: number, style: string): void => {
    context.fillStyle = style;
    context.beginPath();
    context.moveTo(...at(near, x0, top));
    context.lineTo(...at(far, x0, top));
    context.lineTo(...at(far, x1, low));
    context.lineTo(...at(near, x1, low));
    context.fill();
  };
  quad(0.62, -0.3, 0.62, 0.34, '#fbd690');
  quad(0.62, -0.3, 0.38, -0.33, '#b8743c');
  quad(0.42, 0.16, 0.42, 0.48, '#7a4a2c');
  quad(0.62, 0.13, 0.42, 0.17, '#c08a54');
  for (let k = 0; k < 14; k++) {
    const depth = far + (near - far) * random();
    const [x, y] = at(depth, 0.5 + random() * 0.08, -0.12 + random() * 0.26);
    fillDisc(context, x, y, depth * w * 0.03, pick(random, ['#e8503c', '#f6c65a', '#ffffff', '#5aa0c8', '#7cc48a']));
  }
  quad(0.38, -0.36, 0.37, -0.21, colour);
  for (let k = 0; k < 5; k++) {
    const from = near + (far - near) * (k / 5);
    const to = near + (far - near) * ((k + 0.5) / 5);
    context.fillStyle = 'rgba(255,248,232,0.85)';
    context.beginPath();
    context.moveTo(...at(from, 0.38, -0.36));
    context.lineTo(...at(to, 0.38, -0.36));
    context.lineTo(...at(to, 0.37, -0.21));
    context.lineTo(...at(from, 0.37, -0.21));
    context.fill();
  }
  const [lx, ly] = at((near + far) / 2, 0.5, -0.1);
  glow(context, lx, ly, near * w * 0.26, '#ffcf80', 0.6);
}
