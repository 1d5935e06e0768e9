import type { SKRSContext2D } from '@napi-rs/canvas';
import { write } from '../../scenes/lettering.ts';

/** A name plate's rows: what is asked in small letters, a written line under it. */
export function rows(
  context: SKRSContext2D,
  labels: readonly string[],
  x: number,
  y: number,
  step: number,
  width: number,
): void {
  labels.forEach((label, i) => {
    const top = y + i * step;
    write(context, label, { x, y: top, size: step * 0.3, colour: '#7b8794', weight: 400 });
    context.fillStyle = '#2e3a48';
    context.fillRect(x, top + step * 0.24, width * (i % 2 === 0 ? 0.8 : 0.56), step * 0.17);
  });
}
