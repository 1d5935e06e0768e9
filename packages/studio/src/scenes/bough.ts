import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../pixels/random.ts';
import { strokeLine } from './brushes/stroke-line.ts';

export interface Bough {
  /** Root in pixels. */
  x: number;
  y: number;
  /** Radians, 0 right, π/2 down. */
  angle: number;
  /** Of the first piece, pixels. */
  length: number;
  /** Of the root, pixels. */
  thick: number;
  /** How often it forks. */
  forks: number;
  bark: string;
  /** Line on the upper side: snow or light. */
  upper?: string;
  /** Pull downwards at each fork, radians. */
  droop?: number;
}

/** A bough that forks; `grow` is called at places along its outer twigs to put flowers or leaves there. */
export function drawBough(
  context: SKRSContext2D,
  bough: Bough,
  random: Random,
  grow?: (x: number, y: number, angle: number) => void,
): void {
  const { x, y, angle, length, thick, forks, bark, upper, droop = 0 } = bough;
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  const bend = length * 0.3 * (random() - 0.5);
  const midX = (x + endX) / 2 - Math.sin(angle) * bend;
  const midY = (y + endY) / 2 + Math.cos(angle) * bend;
  const points = [
    [x, y],
    [midX, midY],
    [endX, endY],
  ] as const;
  strokeLine(context, points, Math.max(0.8, thick), bark, true);
  if (upper) {
    const raised = points.map(([px, py]) => [px, py - thick * 0.42] as const);
    strokeLine(context, raised, Math.max(0.6, thick * 0.42), upper, true);
  }
  if (forks > 0) {
    for (const turn of random() < 0.35 ? [-0.5, 0.05, 0.45] : [-0.42, 0.38]) {
      const next = angle + turn * (0.6 + random() * 0.8);
      const fall = droop * Math.cos(next) * (Math.sin(next) > 0.95 ? 0 : 1);
      drawBough(
        context,
        {
          ...bough,
          x: endX,
          y: endY,
          angle: next + fall,
          length: length * (0.66 + random() * 0.24),
          thick: thick * 0.6,
          forks: forks - 1,
        },
        random,
        grow,
      );
    }
  }
  if (!grow || forks > 2) return;
  for (let k = 0; k < 2; k++) {
    const t = 0.25 + 0.75 * random();
    grow(x + (endX - x) * t, y + (endY - y) * t, angle);
  }
}
