import type { Plate } from '../../plate.ts';
import { lumaOf } from '../colour.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { jawLine } from './jaw-line.ts';
import { linearOf } from './linear.ts';

/** Which of the lower face's brightnesses is its lit skin: above beard and shadow, under what shines. */
const LIT = { from: 0.4, to: 0.8 } as const;

/** Mean colour of the lit skin of lower cheeks and jaw, as bytes. */
export function faceTone(plate: Plate): [number, number, number] {
  const { face, skin, alpha, foreground, widthPx, faceHeightPx: fh } = plate;
  const jaw = jawLine(plate);
  const nose = pointAt(plate.landmarks, LANDMARK.noseTip);
  const lip = pointAt(plate.landmarks, LANDMARK.lowerLip);
  const found: { at: number; luma: number }[] = [];
  for (let y = Math.max(0, Math.round(nose.y)); y < Math.min(plate.heightPx, lip.y + 0.4 * fh); y += 3) {
    for (let x = 0; x < widthPx; x += 3) {
      const p = y * widthPx + x;
      if ((face[p] ?? 0) < 200 || (skin[p] ?? 0) < 128 || (alpha[p] ?? 0) < 250) continue;
      if (y > jaw.at(x) - 0.03 * fh || Math.hypot(x - lip.x, (y - lip.y) * 1.6) < 0.24 * fh) continue;
      const at = p * 3;
      found.push({ at, luma: lumaOf(foreground[at] ?? 0, foreground[at + 1] ?? 0, foreground[at + 2] ?? 0) });
    }
  }
  if (found.length < 40) return plate.person.skinMean.map((v) => v * 255) as [number, number, number];
  const lit = found
    .sort((a, b) => a.luma - b.luma)
    .slice(Math.floor(found.length * LIT.from), Math.ceil(found.length * LIT.to));
  const mean = (c: 0 | 1 | 2): number => lit.reduce((sum, { at }) => sum + (foreground[at + c] ?? 0), 0) / lit.length;
  return [mean(0), mean(1), mean(2)];
}

/** The same in linear light. */
export const jawTone = (plate: Plate): [number, number, number] =>
  faceTone(plate).map((v) => linearOf(Math.round(v))) as [number, number, number];
