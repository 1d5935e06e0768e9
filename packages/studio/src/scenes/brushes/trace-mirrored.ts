import type { SKRSContext2D } from '@napi-rs/canvas';

/** How far from the axis, and at which y. Pixels. */
type Place = readonly [out: number, y: number];
/** Its end comes last; before it, the one place or the two that bend it. */
type Curve = readonly [bend: Place, end: Place] | readonly [bend: Place, second: Place, end: Place];

/**
 * Makes the outline of what is the same on both sides of an axis the context's path: from a place at the left of it along the curves,
 * across, and back along their mirror images.
 */
export function traceMirrored(context: SKRSContext2D, x: number, from: Place, ...curves: readonly Curve[]): void {
  const left = ([out, y]: Place): Place => [x - out, y];
  const right = ([out, y]: Place): Place => [x + out, y];
  context.beginPath();
  context.moveTo(...left(from));
  for (const curve of curves) follow(context, curve.map(left));
  const ends = [from, ...curves.map((curve) => curve.at(-1) ?? from)];
  context.lineTo(...right(ends.at(-1) ?? from));
  for (let i = curves.length - 1; i >= 0; i--) {
    const bends = curves[i]?.slice(0, -1).toReversed() ?? [];
    follow(context, [...bends, ends[i] ?? from].map(right));
  }
}

function follow(context: SKRSContext2D, [first, second, third]: readonly Place[]): void {
  if (!first || !second) return;
  if (third) context.bezierCurveTo(...first, ...second, ...third);
  else context.quadraticCurveTo(...first, ...second);
}
