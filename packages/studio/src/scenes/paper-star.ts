import type { Trace } from './cut-paper.ts';

/** A star of five points; `turn` in radians. Pixels. */
export function traceStar(x: number, y: number, r: number, turn = 0): Trace {
  return (context) => {
    for (let k = 0; k < 10; k++) {
      const a = (k * Math.PI) / 5 - Math.PI / 2 + turn;
      const out = k % 2 === 0 ? r : r * 0.46;
      if (k === 0) context.moveTo(x + Math.cos(a) * out, y + Math.sin(a) * out);
      else context.lineTo(x + Math.cos(a) * out, y + Math.sin(a) * out);
    }
    context.closePath();
  };
}
