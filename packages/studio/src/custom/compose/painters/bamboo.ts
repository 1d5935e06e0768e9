import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../../pixels/random.ts';
import { drawBambooLeaves } from '../../../scenes/bamboo-leaves.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';
import { paintAir } from './sky.ts';

/** From the farthest row of stems to the nearest. */
const ROWS = 4;
const JOINTS = 7;

/** A grove of bamboo, its far stems in the haze of the air. */
export function paintBamboo(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, green, snow }: { air: Air; green: string; snow?: string },
): void {
  paintAir(context, w, h, random, { air, horizon: 0.8, sunX: 0.65 });
  for (let row = 0; row < ROWS; row++) {
    const near = (row + 1) / ROWS;
    const stem = mixHex(air.sky[2], green, 0.3 + 0.6 * near);
    const wide = w * (0.008 + 0.03 * near * near);
    for (let i = 0; i < 9 - row; i++) drawStem(context, { x: random() * w, h, wide, stem, random });
    const leaf = mixHex(stem, snow ?? '#d8e88a', snow === undefined ? 0.25 : 0.6);
    const leaves = { count: 34, size: 0.03 + 0.05 * near, colours: [stem, leaf, mixHex(stem, air.near, 0.2)] };
    drawBambooLeaves(context, w, h, { ...leaves, area: [0, -0.05, 1, 0.5 + 0.12 * near] }, random);
    defocus(context, w, h, 0.004 * (1.4 - near));
  }
}

interface Stem {
  x: number;
  h: number;
  wide: number;
  stem: string;
  random: Random;
}

function drawStem(context: SKRSContext2D, { x, h, wide, stem, random }: Stem): void {
  const lean = (random() - 0.5) * wide * 4;
  const round = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  round.addColorStop(0, mixHex(stem, '#000000', 0.3));
  round.addColorStop(0.35, mixHex(stem, '#ffffff', 0.25));
  round.addColorStop(1, mixHex(stem, '#000000', 0.4));
  const length = (h * 1.2) / JOINTS;
  for (let joint = 0; joint < JOINTS; joint++) {
    const left = x - wide / 2 + (lean * joint) / JOINTS;
    context.fillStyle = round;
    context.fillRect(left, joint * length - h * 0.1, wide, length * 0.985);
    context.fillStyle = mixHex(stem, '#ffffff', 0.4);
    context.fillRect(left - wide * 0.06, joint * length - h * 0.1, wide * 1.12, length * 0.02);
  }
}
