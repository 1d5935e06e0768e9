import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { fur } from './fur.ts';

const FACE = { x: 150, y: 120, radius: 62, chin: { x: 150, y: 170, roll: 0 } };

function opacityAt(x: number, y: number): number {
  const context = createCanvas(300, 300).getContext('2d');
  fur.draw?.(context, 300, 300, { kind: 'fur' }, [FACE]);
  return context.getImageData(x, y, 1, 1).data[3] ?? 0;
}

it('covers the neck below the chin', () => {
  expect(opacityAt(150, 207)).toBeGreaterThan(240);
});

it('leaves the face free', () => {
  for (const [x, y] of [
    [150, 120],
    [120, 150],
    [180, 150],
    [150, 168],
  ] as const)
    expect(opacityAt(x, y)).toBe(0);
});

it('is the same for the same seed', () => {
  expect(opacityAt(110, 180)).toBe(opacityAt(110, 180));
});
