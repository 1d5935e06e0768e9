import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillBox } from './brushes/fill-box.ts';
import { shadeDown } from './brushes/shade-down.ts';

export interface Lattice {
  /** Pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  wood: string;
  /** Paper or glass, from above down. */
  pane: readonly [string, string];
  /** Cells across. Default 3. */
  columns?: number;
}

/** A Chinese lattice window: nested bars round a clear middle. */
export function drawLattice(context: SKRSContext2D, lattice: Lattice): void {
  const { x, y, width, height, wood, pane, columns = 3 } = lattice;
  const bar = Math.max(1, width * 0.022);
  fillBox(context, x, y, width, height, shadeDown(context, y, y + height, ...pane));
  context.strokeStyle = wood;
  context.lineWidth = bar * 2.2;
  context.strokeRect(x, y, width, height);
  context.lineWidth = bar;
  const cell = width / columns;
  const rows = Math.max(2, Math.round(height / cell / 1.25));
  const tall = height / rows;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * cell;
      const top = y + row * tall;
      context.strokeRect(left, top, cell, tall);
      context.strokeRect(left + cell * 0.24, top + tall * 0.24, cell * 0.52, tall * 0.52);
      fillBox(context, left + cell * 0.5 - bar / 2, top, bar, tall * 0.24, wood);
      fillBox(context, left + cell * 0.5 - bar / 2, top + tall * 0.76, bar, tall * 0.24, wood);
      fillBox(context, left, top + tall * 0.5 - bar / 2, cell * 0.24, bar, wood);
      fillBox(context, left + cell * 0.76, top + tall * 0.5 - bar / 2, cell * 0.24, bar, wood);
    }
  }
}
