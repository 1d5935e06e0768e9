import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, pick, type Random } from '../../pixels/random.ts';
import { cssOfHex } from '../colour.ts';
import type { KeepClear } from './define-overlay.ts';

export interface ParticleField {
  count: number;
  colours: readonly string[];
  /** Radius in shares of the height: small, large, and the exponent that makes large ones rare. */
  radius: readonly [small: number, large: number, rarity: number];
  opacity: readonly [low: number, high: number];
  /** From this radius on (share of the height) a particle is near the lens and blurred. */
  blurFrom: number;
  shape: 'disc' | 'petal' | 'strip';
}

/** Half the width of what stands under a face, in radii of the face: shoulders. */
const BODY_RADII = 1.7;

/** Scatters particles in two depths: sharp small ones, which keep off the faces, and blurred large ones, which keep off bodies too. */
export function scatterParticles(
  context: SKRSContext2D,
  width: number,
  height: number,
  field: ParticleField,
  seed: number,
  clear: readonly KeepClear[],
): void {
  const random = createRandom(seed + 101);
  const near = createCanvas(width, height);
  const nearContext = near.getContext('2d');
  context.save();
  for (let i = 0; i < field.count; i++) {
    const [small, large, rarity] = field.radius;
    const radius = (small + random() ** rarity * (large - small)) * height;
    const x = random() * width;
    const y = random() * height;
    const colour = cssOfHex(
      pick(random, field.colours),
      field.opacity[0] + random() * (field.opacity[1] - field.opacity[0]),
    );
    const isNear = radius > field.blurFrom * height;
    const turn = random() * Math.PI * 2;
    if (isOverFace(x, y, radius, clear) || (isNear && isOverBody(x, y, radius, clear))) continue;
    drawParticle(isNear ? nearContext : context, field.shape, x, y, radius, turn, colour, random);
  }
  context.filter = `blur(${(height * 0.004).toFixed(2)}px)`;
  context.drawImage(near, 0, 0);
  context.restore();
}

export function isOverFace(x: number, y: number, radius: number, clear: readonly KeepClear[]): boolean {
  return clear.some((face) => Math.hypot(x - face.x, y - face.y) < face.radius + radius);
}

/** A blurred blot before somebody's clothes looks like a fault of the picture. */
function isOverBody(x: number, y: number, radius: number, clear: readonly KeepClear[]): boolean {
  return clear.some((face) => y + radius > face.y && Math.abs(x - face.x) < face.radius * BODY_RADII + radius);
}

function drawParticle(
  context: SKRSContext2D,
  shape: ParticleField['shape'],
  x: number,
  y: number,
  radius: number,
  turn: number,
  colour: string,
  random: Random,
): void {
  context.fillStyle = colour;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  if (shape === 'disc') {
    context.arc(0, 0, radius, 0, Math.PI * 2);
  } else if (shape === 'strip') {
    context.scale(1, 0.3 + random() * 0.7);
    context.rect(-radius * 0.5, -radius, radius, radius * 2);
  } else {
    context.scale(1, 0.5 + random() * 0.5);
    context.moveTo(0, -radius);
    context.bezierCurveTo(radius * 0.8, -radius * 0.8, radius * 0.9, radius * 0.4, 0, radius);
    context.bezierCurveTo(-radius * 0.9, radius * 0.4, -radius * 0.8, -radius * 0.8, 0, -radius);
  }
  context.fill();
  context.restore();
}
