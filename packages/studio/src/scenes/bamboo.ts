import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { strokeLine } from './shapes.ts';

/** A leaf like a blade, from its stalk to its tip. Pixels, radians. */
export function drawBlade(
  context: SKRSContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
  style: string,
): void {
  const wide = length * 0.14;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = style;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.3, -wide, length, 0);
  context.quadraticCurveTo(length * 0.3, wide, 0, 0);
  context.fill();
  context.restore();
}

/** Twigs with hanging leaves scattered over a part of the frame (shares: left, top, right, bottom). */
export function drawBambooLeaves(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: { count: number; size: number; colours: readonly string[]; area: readonly [number, number, number, number] },
  random: Random,
): void {
  const { count, size, colours, area } = options;
  for (let i = 0; i < count; i++) {
    const x = (area[0] + random() * (area[2] - area[0])) * w;
    const y = (area[1] + random() * (area[3] - area[1])) * h;
    const side = random() < 0.5 ? -1 : 1;
    const colour = pick(random, colours);
    const twig = size * w * (0.7 + random() * 0.6);
    const endX = x + side * twig;
    const endY = y + twig * 0.35;
    strokeLine(
      context,
      [
        [x, y],
        [endX, endY],
      ],
      Math.max(0.7, size * w * 0.03),
      colour,
    );
    for (let k = 0; k < 6; k++) {
      const t = 0.3 + 0.7 * random();
      const turn = Math.PI / 2 - side * (0.15 + random() * 0.75);
      drawBlade(
        context,
        x + (endX - x) * t,
        y + (endY - y) * t,
        turn,
        size * w * (0.7 + random() * 0.6),
        pick(random, colours),
      );
    }
  }
}

/** Stems and leaves in one colour: a shadow on a wall, or a thicket far behind. */
export function drawBambooShade(context: SKRSContext2D, w: number, h: number, colour: string, random: Random): void {
  for (let i = 0; i < 7; i++) {
    const x = random() * w;
    const lean = (random() - 0.5) * w * 0.2;
    strokeLine(
      context,
      [
        [x, h * 1.1],
        [x + lean, -h * 0.1],
      ],
      w * 0.012,
      colour,
    );
    for (let k = 0; k < 18; k++) {
      const t = random();
      drawBlade(context, x + lean * (1 - t), h * t, 0.4 + random() * 2.3, w * (0.12 + random() * 0.08), colour);
    }
  }
}
