import type { Trace } from './cut-paper.ts';

/** A crescent moon that opens to the right. Pixels. */
export function traceCrescent(x: number, y: number, r: number): Trace {
  return (context) => {
    context.arc(x, y, r, Math.PI * 0.32, Math.PI * 1.68);
    context.quadraticCurveTo(x - r * 0.42, y, x + Math.cos(Math.PI * 0.32) * r, y + Math.sin(Math.PI * 0.32) * r);
    context.closePath();
  };
}
