import type { Trace } from './cut-paper.ts';

/** A cloud with a flat foot. Pixels. */
export function traceCloud(x: number, y: number, r: number): Trace {
  return (context) => {
    context.moveTo(x - r * 1.4, y + r * 0.4);
    for (const [dx, dy, size] of [
      [-0.9, 0, 0.5],
      [-0.25, -0.35, 0.62],
      [0.5, -0.12, 0.55],
      [1.05, 0.1, 0.4],
    ] as const)
      context.arc(x + dx * r, y + dy * r, size * r, Math.PI * 0.95, Math.PI * 2.05);
    context.lineTo(x + r * 1.45, y + r * 0.42);
    context.closePath();
  };
}
