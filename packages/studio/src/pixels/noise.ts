import type { Random } from './random.ts';

const SIZE = 256;
const MASK = SIZE - 1;

/** Smooth noise over the plane: gradient noise whose lattice comes from the random numbers. */
export class Noise {
  readonly #order: Uint8Array;
  readonly #slopeX = new Float32Array(SIZE);
  readonly #slopeY = new Float32Array(SIZE);

  constructor(random: Random) {
    const order = Uint8Array.from({ length: SIZE }, (_, i) => i);
    for (let i = SIZE - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      const kept = order[i] ?? 0;
      order[i] = order[j] ?? 0;
      order[j] = kept;
    }
    this.#order = order;
    for (let i = 0; i < SIZE; i++) {
      const angle = random() * Math.PI * 2;
      this.#slopeX[i] = Math.cos(angle) * 1.5;
      this.#slopeY[i] = Math.sin(angle) * 1.5;
    }
  }

  /** About −1 to 1; one hill per unit. */
  at(x: number, y: number): number {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const dx = x - cellX;
    const dy = y - cellY;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const top = this.#corner(cellX, cellY, dx, dy);
    const low = this.#corner(cellX, cellY + 1, dx, dy - 1);
    const a = top + (this.#corner(cellX + 1, cellY, dx - 1, dy) - top) * u;
    const b = low + (this.#corner(cellX + 1, cellY + 1, dx - 1, dy - 1) - low) * u;
    return a + (b - a) * v;
  }

  #corner(cellX: number, cellY: number, dx: number, dy: number): number {
    const order = this.#order;
    const k = order[((order[cellX & MASK] ?? 0) + cellY) & MASK] ?? 0;
    return (this.#slopeX[k] ?? 0) * dx + (this.#slopeY[k] ?? 0) * dy;
  }
}

/** Octaves of noise summed, each finer and weaker: hills, clouds, dust. About −1 to 1. */
export function layered(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let weight = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    sum += noise.at(px, py) * weight;
    // Turned between octaves, so that the lattice does not show.
    const turned = px * 1.62 - py * 1.18 + 5.3;
    py = px * 1.18 + py * 1.62 + 1.7;
    px = turned;
    weight *= gain;
  }
  return sum;
}

/** Noise folded into sharp crests, fine detail on the crests only: mountains. About 0 to 1. */
export function ridged(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let weight = 0.55;
  let before = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    const crest = 1 - Math.abs(noise.at(px, py));
    const sharp = crest * crest * before;
    sum += sharp * weight;
    before = Math.min(1, sharp * 1.6);
    const turned = px * 1.62 - py * 1.18 + 5.3;
    py = px * 1.18 + py * 1.62 + 1.7;
    px = turned;
    weight *= gain;
  }
  return sum;
}
