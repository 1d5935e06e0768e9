import { clamp01, lerp } from '../../pixels/interpolate.ts';
import type { Grade } from './grade.ts';
import { contrastCurve, LOOKS, saturate, splitTone } from './looks.ts';

/** Edge of the colour cube. */
export const TABLE_SIZE = 33;

/** Of 431 KB each: most of those of a theme. */
const KEPT_TABLES = 16;
const tables = new Map<string, Float32Array>();

/** A grade's colour part as a cube of bytes 0 to 255 (kept as floats), blue slowest; built once per grade and thread. */
export function colourTableOf(grade: Grade): Float32Array {
  const { bloom: _bloom, vignette: _vignette, grain: _grain, ...colour } = grade;
  const key = JSON.stringify(colour);
  const known = tables.get(key);
  if (known) return known;
  const table = buildTable(colour);
  if (tables.size >= KEPT_TABLES) tables.delete(tables.keys().next().value ?? '');
  tables.set(key, table);
  return table;
}

function buildTable(grade: Grade): Float32Array {
  const { strength = 1, exposure = 1, contrast = 0, saturation = 1, warmth = 0, fade = 0, split } = grade;
  const look = LOOKS[grade.look ?? 'none'];
  const table = new Float32Array(TABLE_SIZE ** 3 * 3);
  const top = TABLE_SIZE - 1;
  for (let b = 0, i = 0; b <= top; b++) {
    for (let g = 0; g <= top; g++) {
      for (let r = 0; r <= top; r++, i += 3) {
        const input = [
          contrastCurve((r / top) * exposure * (1 + warmth * 0.09), contrast),
          contrastCurve((g / top) * exposure, contrast),
          contrastCurve((b / top) * exposure * (1 - warmth * 0.13), contrast),
        ] as const;
        const looked = look(...input);
        let out = saturate(
          [
            lerp(input[0], looked[0], strength),
            lerp(input[1], looked[1], strength),
            lerp(input[2], looked[2], strength),
          ],
          saturation,
        );
        if (split) out = splitTone(out, split.shadows, split.highlights);
        for (let c = 0; c < 3; c++) table[i + c] = 255 * clamp01(fade + (out[c] ?? 0) * (1 - fade * 1.15));
      }
    }
  }
  return table;
}
