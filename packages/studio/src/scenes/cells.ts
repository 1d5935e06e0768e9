import type { Random } from '../pixels/random.ts';

/** One cell of paving, cracked mud, a reptile's skin: distance to its border (0 on it) and a number of its own, 0 to 1. */
export interface Cell {
  border: number;
  own: number;
}

/** Cells of one per unit, their middles scattered. */
export function createCells(random: Random): (x: number, y: number) => Cell {
  const size = 32;
  const places = new Float32Array(size * size * 3).map(() => random());
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    let nearest = 9;
    let next = 9;
    let own = 0;
    for (let row = cellY - 1; row <= cellY + 1; row++) {
      for (let column = cellX - 1; column <= cellX + 1; column++) {
        const i = ((row & (size - 1)) * size + (column & (size - 1))) * 3;
        const dx = column + 0.15 + 0.7 * (places[i] ?? 0) - x;
        const dy = row + 0.15 + 0.7 * (places[i + 1] ?? 0) - y;
        const distance = Math.sqrt(dx * dx + dy * dy);
        if (distance < nearest) {
          next = nearest;
          nearest = distance;
          own = places[i + 2] ?? 0;
        } else if (distance < next) {
          next = distance;
        }
      }
    }
    return { border: next - nearest, own };
  };
}
