import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A cluster: centre and half axes, shares of width and height. */
export type Cluster = readonly [x: number, y: number, wide: number, tall: number];

const PETALS = ['#c2186c', '#d92c86', '#e8529e', '#a80f5c', '#f078b4'];
const LEAVES = ['#2f5a34', '#44743c', '#1f4028', '#6a9048'];

/** Bougainvillea over a wall: leaves beneath, then thousands of bracts, denser in the middle of each cluster. */
export function drawBougainvillea(
  context: SKRSContext2D,
  w: number,
  h: number,
  clusters: readonly Cluster[],
  random: Random,
  /** Size of a bract, share of the height. */
  size = 0.0095,
): void {
  for (const cluster of clusters) {
    const count = Math.round((cluster[2] * cluster[3] * 2.6) / (size * size));
    scatter(context, w, h, cluster, Math.round(count * 0.35), size * 1.3, LEAVES, random);
    scatter(context, w, h, cluster, count, size, PETALS, random);
  }
}

function scatter(
  context: SKRSContext2D,
  w: number,
  h: number,
  [x, y, wide, tall]: Cluster,
  count: number,
  size: number,
  colours: readonly string[],
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random()) * (0.75 + 0.35 * Math.sin(angle * 3 + x * 20) + random() * 0.25);
    const px = (x + Math.cos(angle) * out * wide) * w;
    const py = (y + Math.sin(angle) * out * tall) * h;
    const radius = size * h * (0.55 + random() * 0.7);
    const turn = random() * Math.PI * 2;
    context.fillStyle = cssOfHex(pick(random, colours), 0.75 + random() * 0.25);
    context.beginPath();
    context.ellipse(px, py, radius, radius * (0.35 + random() * 0.35), turn, 0, Math.PI * 2);
    context.fill();
  }
}
