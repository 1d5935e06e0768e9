import type { Trace } from './cut-paper.ts';

/** Hills or waves from side to side, `base` their mean line, `swing` their height. Pixels. */
export function traceHills(w: number, h: number, base: number, swing: number, phase: number, count = 1.4): Trace {
  return (context) => {
    context.moveTo(-w * 0.1, h * 1.2);
    for (let x = -0.1; x <= 1.101; x += 0.02)
      context.lineTo(
        x * w,
        base + swing * Math.sin(x * Math.PI * 2 * count + phase) + swing * 0.35 * Math.sin(x * 11 + phase * 2),
      );
    context.lineTo(w * 1.1, h * 1.2);
    context.closePath();
  };
}
