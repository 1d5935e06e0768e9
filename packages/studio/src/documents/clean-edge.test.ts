import { expect, it } from 'vitest';
import type { Plate } from '../plate.ts';
import { drawPlate } from '../stages/drawn-plate.ts';
import { cleanEdge } from './clean-edge.ts';

const GROUND = [20, 230, 40] as const;

/** A plate whose matte keeps some pixels of a green ground, and threads of it that stand out. */
function ragged(): { plate: Plate; rag: (i: number) => boolean; rim: (i: number) => boolean } {
  const plate = drawPlate();
  const { widthPx, heightPx, faceHeightPx } = plate;
  const alpha = plate.alpha.slice();
  const foreground = plate.foreground.slice();
  const depth = Math.round(faceHeightPx * 0.012);
  const rags = new Set<number>();
  const rims = new Set<number>();
  const stain = (i: number) => foreground.set(GROUND, i * 3);
  for (let y = 0; y < heightPx; y++) {
    const row = plate.alpha.subarray(y * widthPx, (y + 1) * widthPx);
    const left = row.findIndex((a) => a > 127);
    if (left < 2 * depth) continue;
    for (let x = left; x < left + depth; x++) {
      rims.add(y * widthPx + x);
      stain(y * widthPx + x);
    }
    // Every ninth row a thread of the old ground stands out to the left.
    for (let x = left - 2 * depth; y % 9 === 0 && x < left - 1; x++) {
      const i = y * widthPx + x;
      alpha[i] = 255;
      rags.add(i);
      stain(i);
    }
  }
  return { plate: { ...plate, alpha, foreground }, rag: (i) => rags.has(i), rim: (i) => rims.has(i) };
}

it('threads of the old ground are cut off, and what it coloured at the outline is no greener than the hair beside it', () => {
  const { plate, rag, rim } = ragged();
  const cleaned = cleanEdge(plate);
  let [threads, stained, seen] = [0, 0, 0];
  for (let i = 0; i < plate.alpha.length; i++) {
    const a = cleaned.alpha[i] ?? 0;
    if (rag(i) && a > 40) threads += 1;
    if (!rim(i) || a < 40) continue;
    seen += 1;
    const [r = 0, g = 0, b = 0] = cleaned.foreground.subarray(i * 3, i * 3 + 3);
    if (g > Math.max(r, b) + 60) stained += 1;
  }
  expect(seen).toBeGreaterThan(100);
  expect({ threads, stained }).toEqual({ threads: 0, stained: 0 });
});
