import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../pixels/random.ts';
import { fillBox, shadeAcross, strokeLine } from './shapes.ts';

export interface Culm {
  /** Pixels: foot, and how far the top leans. */
  x: number;
  lean: number;
  thick: number;
  /** Dark side, body, light side. */
  colours: readonly [string, string, string];
}

/** One stem from the lower to the upper edge, with its nodes. */
export function drawCulm(context: SKRSContext2D, h: number, culm: Culm, random: Random): void {
  const { x, lean, thick, colours } = culm;
  const [dark, body, light] = colours;
  context.save();
  context.transform(1, 0, -lean / h, 1, x + lean, 0);
  fillBox(
    context,
    -thick / 2,
    -h * 0.1,
    thick,
    h * 1.2,
    shadeAcross(context, -thick / 2, thick / 2, dark, body, light, body, dark),
  );
  let y = -h * 0.1 + random() * thick * 4;
  while (y < h * 1.1) {
    fillBox(context, -thick * 0.54, y, thick * 1.08, Math.max(1, thick * 0.07), dark);
    fillBox(context, -thick * 0.54, y + thick * 0.07, thick * 1.08, Math.max(1, thick * 0.12), light);
    fillBox(context, -thick * 0.5, y + thick * 0.19, thick, thick * 0.3, 'rgba(255,255,240,0.1)');
    y += thick * (4.2 + random() * 1.2) + h * 0.03;
  }
  context.restore();
}

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
