import type { Picture } from '../../pixels/picture.ts';
import { addBloom } from './bloom.ts';
import { colourTableOf, TABLE_SIZE } from './colour-table.ts';
import type { Grade } from './grade.ts';
import { GRAIN_SIZE, grainTile } from './grain-tile.ts';

const TOP = TABLE_SIZE - 1;
const INDEX = new Int32Array(256);
const SHARE = new Float32Array(256);
for (let v = 0; v < 256; v++) {
  INDEX[v] = Math.min(TOP - 1, Math.floor((v / 255) * TOP));
  SHARE[v] = (v / 255) * TOP - (INDEX[v] ?? 0);
}
const DG = TABLE_SIZE * 3;
const DB = TABLE_SIZE * TABLE_SIZE * 3;

/** Bloom, then vignette, colour table and grain in one pass, in place. */
export function gradePicture(picture: Picture, grade: Grade, seed: number): void {
  if (grade.bloom) addBloom(picture, grade.bloom);
  const { widthPx, heightPx, data } = picture;
  const table = colourTableOf(grade);
  const falloff = vignetteFalloff(grade.vignette ?? 0);
  const across = squaredDistances(widthPx, 0.5, 1.25);
  const down = squaredDistances(heightPx, 0.45, 1.15);
  const grain = grainTile();
  const amount = (grade.grain ?? 0) * 255;
  const shiftX = (seed * 131) & (GRAIN_SIZE - 1);
  const shiftY = (seed * 71) & (GRAIN_SIZE - 1);
  for (let y = 0, i = 0; y < heightPx; y++) {
    const dy = down[y] ?? 0;
    const grainRow = ((y + shiftY) & (GRAIN_SIZE - 1)) * GRAIN_SIZE;
    for (let x = 0; x < widthPx; x++, i += 4) {
      const dim = falloff[Math.min(2047, ((across[x] ?? 0) + dy) * 1024) | 0] ?? 1;
      const r = ((data[i] ?? 0) * dim + 0.5) | 0;
      const g = ((data[i + 1] ?? 0) * dim + 0.5) | 0;
      const b = ((data[i + 2] ?? 0) * dim + 0.5) | 0;
      const fr = SHARE[r] ?? 0;
      const fg = SHARE[g] ?? 0;
      const fb = SHARE[b] ?? 0;
      const q = (((INDEX[b] ?? 0) * TABLE_SIZE + (INDEX[g] ?? 0)) * TABLE_SIZE + (INDEX[r] ?? 0)) * 3;
      const w11 = fg * fb;
      const w10 = fg - w11;
      const w01 = fb - w11;
      const w00 = 1 - fg - w01;
      let noise = 0;
      if (amount > 0) {
        const level = g / 255;
        noise = (grain[grainRow + ((x + shiftX) & (GRAIN_SIZE - 1))] ?? 0) * amount * (0.5 + 1.8 * level * (1 - level));
      }
      for (let c = 0; c < 3; c++) {
        const k = q + c;
        const low =
          (table[k] ?? 0) * w00 +
          (table[k + DG] ?? 0) * w10 +
          (table[k + DB] ?? 0) * w01 +
          (table[k + DG + DB] ?? 0) * w11;
        const high =
          (table[k + 3] ?? 0) * w00 +
          (table[k + 3 + DG] ?? 0) * w10 +
          (table[k + 3 + DB] ?? 0) * w01 +
          (table[k + 3 + DG + DB] ?? 0) * w11;
        data[i + c] = low + (high - low) * fr + noise;
      }
    }
  }
}

function vignetteFalloff(strength: number): Float32Array {
  const table = new Float32Array(2048);
  for (let i = 0; i < table.length; i++) table[i] = 1 - strength * Math.min(1, (Math.sqrt(i / 1024) / 0.75) ** 2.2);
  return table;
}

function squaredDistances(length: number, centre: number, scale: number): Float32Array {
  const squares = new Float32Array(length);
  for (let i = 0; i < length; i++) squares[i] = ((i / length - centre) * scale) ** 2;
  return squares;
}
