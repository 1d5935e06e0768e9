import { describe, expect, it } from 'vitest';
import { openScene } from '../scene-cache.ts';
import type { Scene } from '../scene-kinds.ts';

const SHELVES: Scene = { kind: 'set', set: 'lamp-library', camera: 'shelves' };
const paint = (scene: Scene): Uint8ClampedArray => openScene(scene, 96, 128).picture.data;

describe('a scene of a set', () => {
  it('shows the plate: more than one tone, warm in lamp light', () => {
    const data = paint(SHELVES);
    let [red, blue] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      red += data[i] ?? 0;
      blue += data[i + 2] ?? 0;
    }
    expect(red).toBeGreaterThan(blue * 1.2);
    expect(new Set(data).size).toBeGreaterThan(60);
  });

  it('is mirrored', () => {
    const straight = paint(SHELVES);
    const mirrored = paint({ ...SHELVES, flip: true });
    let apart = 0;
    for (let y = 0; y < 128; y++)
      for (let x = 0; x < 96; x++)
        apart += Math.abs((straight[(y * 96 + x) * 4] ?? 0) - (mirrored[(y * 96 + 95 - x) * 4] ?? 0));
    expect(apart / (96 * 128)).toBeLessThan(3);
  });

  it('shows another part to another crop and another seed', () => {
    expect(paint({ ...SHELVES, crop: { zoom: 1.5, x: 0 } })).not.toEqual(
      paint({ ...SHELVES, crop: { zoom: 1.5, x: 1 } }),
    );
    expect(paint({ ...SHELVES, seed: 2 })).not.toEqual(paint(SHELVES));
  });

  it('is refused when nobody built it', () => {
    expect(() => paint({ kind: 'set', set: 'nowhere' as 'lamp-library', camera: 'shelves' })).toThrow('no set nowhere');
    expect(() => paint({ kind: 'set', set: 'lamp-library', camera: 'behind' as 'shelves' })).toThrow(
      'no camera behind',
    );
  });
});
