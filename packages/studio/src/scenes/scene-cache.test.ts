import { describe, expect, it } from 'vitest';
import { openScene } from './scene-cache.ts';
import type { Scene } from './scene-kinds.ts';

const KINDS: { [Kind in Exclude<Scene['kind'], 'custom'>]: Extract<Scene, { kind: Kind }> } = {
  street: { kind: 'street' },
  skyline: { kind: 'skyline' },
  neon: { kind: 'neon' },
  fog: { kind: 'fog' },
  cafe: { kind: 'cafe' },
  library: { kind: 'library' },
  backdrop: { kind: 'backdrop' },
  wall: { kind: 'wall' },
  gradient: { kind: 'gradient', colours: ['#112233', '#ddccbb'] },
  sunburst: { kind: 'sunburst', rays: '#ffcc88', foot: '#112233' },
  park: { kind: 'park' },
  forest: { kind: 'forest' },
  sea: { kind: 'sea' },
  mountains: { kind: 'mountains' },
  blossom: { kind: 'blossom' },
  galaxy: { kind: 'galaxy' },
  lanterns: { kind: 'lanterns' },
  bokeh: { kind: 'bokeh' },
  sky: { kind: 'sky' },
  set: { kind: 'set', set: 'lamp-library', camera: 'shelves' },
};

describe('openScene', () => {
  it.each(Object.entries(KINDS))('paints %s over the whole frame', (_, scene) => {
    const { picture } = openScene(scene, 96, 128);
    expect(picture.data.every((v, i) => i % 4 !== 3 || v === 255)).toBe(true);
    expect(new Set(picture.data).size).toBeGreaterThan(8);
  });

  it('gives the same scene for the same seed and another for another', () => {
    const first = openScene({ kind: 'street', seed: 1 }, 96, 128).picture.data;
    expect(openScene({ kind: 'street', seed: 1 }, 96, 128).picture.data).toEqual(first);
    expect(openScene({ kind: 'street', seed: 2 }, 96, 128).picture.data).not.toEqual(first);
  });

  it('hands out copies: drawing on one does not change the next', () => {
    const { picture } = openScene({ kind: 'wall' }, 96, 128);
    picture.data.fill(0);
    expect(openScene({ kind: 'wall' }, 96, 128).picture.data[0]).toBeGreaterThan(0);
  });

  it.each([
    [768, 1024, 1],
    [1536, 2048, 2],
  ])('paints a scene of %d x %d that is asked for twice %d times: a print is not kept', (widthPx, heightPx, times) => {
    let painted = 0;
    const scene: Scene = { kind: 'custom', name: `counted ${widthPx}`, paint: () => void painted++ };
    openScene(scene, widthPx, heightPx);
    openScene(scene, widthPx, heightPx);
    expect(painted).toBe(times);
  });

  it('flips a scene', () => {
    const straight = openScene({ kind: 'gradient', colours: ['#000000', '#ffffff'], tilt: 0.5 }, 96, 128).picture.data;
    const flipped = openScene({ kind: 'gradient', colours: ['#000000', '#ffffff'], tilt: 0.5, flip: true }, 96, 128)
      .picture.data;
    const row = 64 * 96 * 4;
    expect(Math.abs((straight[row] ?? 0) - (flipped[row + 95 * 4] ?? 0))).toBeLessThan(4);
    expect(straight[row]).not.toBe(flipped[row]);
  });
});
