import type { Random } from '../../pixels/random.ts';
import type { Point } from './outline.ts';

/** Splits every edge and pushes its middle aside, `depth` times; edges longer than the cap no further than it. */
export function runOut(
  points: readonly Point[],
  depth: number,
  share: number,
  cap: number,
  random: Random,
): readonly Point[] {
  let shape = points;
  for (let round = 0; round < depth; round++) {
    const next: Point[] = [];
    shape.forEach((from, i) => {
      const to = shape[(i + 1) % shape.length] ?? from;
      const dx = to[0] - from[0];
      const dy = to[1] - from[1];
      const push = (random() + random() + random() - 1.5) * share * Math.min(1, cap / (Math.hypot(dx, dy) || 1));
      const at = 0.35 + random() * 0.3;
      next.push(from, [from[0] + dx * at - dy * push, from[1] + dy * at + dx * push]);
    });
    shape = next;
  }
  return shape;
}
