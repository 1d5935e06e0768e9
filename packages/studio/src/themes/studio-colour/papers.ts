import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillChecks } from '../../scenes/brushes/fill-checks.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';

function tooth(context: SKRSContext2D, w: number, h: number, random: Random, opacity = 0.08): void {
  texture(context, w, h, { opacity, scale: [0.35, 0.26] }, random);
}

/** Paper of one colour, a little brighter at its upper left. */
export function flat(name: string, colour: string): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, w, h);
    glow(context, w * 0.2, h * 0.15, w * 0.9, '#ffffff', 0.16);
    tooth(context, w, h, random);
  });
}

/** Leaves cut out of coloured paper. */
export function cutLeaves(name: string, ground: string, colours: readonly string[]): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    context.shadowColor = 'rgba(0,0,0,0.28)';
    context.shadowBlur = h * 0.01;
    context.shadowOffsetY = h * 0.006;
    for (let i = 0; i < 22; i++) {
      const x = ((i * 0.37) % 1) * w + (random() - 0.5) * w * 0.1;
      const y = ((i * 0.61) % 1) * h + (random() - 0.5) * h * 0.06;
      seaweed(context, x, y, w * (0.1 + random() * 0.1), random() * 6.3, pick(random, colours));
    }
    context.shadowColor = 'transparent';
    tooth(context, w, h, random, 0.2);
  });
}

/** A cut-out of round fingers on a stem. */
function seaweed(context: SKRSContext2D, x: number, y: number, size: number, angle: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = size * 0.2;
  context.beginPath();
  context.moveTo(0, size * 0.9);
  context.lineTo(0, -size * 0.7);
  for (let k = -2; k <= 2; k++) {
    for (const side of [-1, 1]) {
      context.moveTo(0, k * size * 0.32 + size * 0.1);
      context.quadraticCurveTo(
        side * size * 0.34,
        k * size * 0.32,
        side * size * (0.62 - Math.abs(k) * 0.1),
        (k - 0.9) * size * 0.32,
      );
    }
  }
  context.stroke();
  context.restore();
}

/** Squares of two colours. */
export function checks(name: string, colours: readonly [string, string], count: number): Scene {
  return painted(name, (context, w, h, random) => {
    fillChecks(context, w, h, colours, count);
    glow(context, w * 0.2, h * 0.1, w, '#ffffff', 0.2);
    tooth(context, w, h, random);
  });
}

/** Dots in rows, every second row moved. */
export function dots(name: string, ground: string, dot: string): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    const step = w * 0.16;
    context.fillStyle = dot;
    for (let row = -1; row * step * 0.86 < h + step; row++) {
      for (let x = (row % 2) * step * 0.5; x < w + step; x += step) {
        context.beginPath();
        context.arc(x, row * step * 0.86, step * 0.27, 0, 7);
        context.fill();
      }
    }
    glow(context, w * 0.8, h * 0.1, w, '#ffffff', 0.2);
    tooth(context, w, h, random);
  });
}
