export type Point = readonly [x: number, y: number];

/** Corners of a blot: centre and half axes in pixels. */
export function blot(x: number, y: number, halfWide: number, halfTall: number, turn = 0, corners = 9): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const px = Math.cos(angle) * halfWide;
    const py = Math.sin(angle) * halfTall;
    return [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)];
  });
}

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
