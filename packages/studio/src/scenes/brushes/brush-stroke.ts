import type { Point } from './outline.ts';

/** A brush stroke along a bent line, thick in its middle. Pixels. */
export function stroke(from: Point, to: Point, bend: number, thick: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const at = (t: number, side: number): Point => {
    const off = Math.sin(t * Math.PI) * bend + side * thick * (0.25 + 0.75 * Math.sin(t * Math.PI));
    return [from[0] + dx * t + nx * off, from[1] + dy * t + ny * off];
  };
  const ts = [0, 0.25, 0.5, 0.75, 1];
  return [...ts.map((t) => at(t, 0.5)), ...ts.toReversed().map((t) => at(t, -0.5))];
}
