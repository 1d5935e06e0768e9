import { createPlane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { createRandom } from '../../pixels/random.ts';

export const GRAIN_SIZE = 512;

let tile: Float32Array | undefined;

/** A square of film grain, mean 0, standard deviation about 1; the same for every picture, shifted by its seed. */
export function grainTile(): Float32Array {
  if (tile) return tile;
  const random = createRandom(7);
  const plane = createPlane(GRAIN_SIZE, GRAIN_SIZE);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = (random() + random() + random() - 1.5) / 0.5;
  const soft = gaussianBlur(plane, 0.55).data;
  for (let i = 0; i < soft.length; i++) soft[i] = (soft[i] ?? 0) * 1.6;
  tile = soft;
  return soft;
}
