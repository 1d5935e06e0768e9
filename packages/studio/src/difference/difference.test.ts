import { describe, expect, it } from 'vitest';
import type { SheetFace } from '../frames/frame.ts';
import { clonePicture, drawPicture, type Picture } from '../pixels/picture.ts';
import { comparePairs, differenceOf, differenceParts } from './difference-of.ts';
import { labOf } from './lab.ts';
import { measureFeatures } from './picture-features.ts';

function pictureOf(ground: string, x: number): Picture {
  return drawPicture(192, 256, (context) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, 192, 256);
    context.fillStyle = '#d8a888';
    context.beginPath();
    context.ellipse(x, 110, 36, 48, 0, 0, 7);
    context.fill();
  });
}

function faceAt(x: number, scale = 1, isMirrored = false): SheetFace {
  const landmarks = new Float32Array(478 * 3);
  const put = (index: number, dx: number, dy: number): void =>
    landmarks.set([x + dx * scale, 110 + dy * scale, 0], index * 3);
  put(33, -20, -8);
  put(133, -8, -8);
  put(263, 20, -8);
  put(362, 8, -8);
  return { landmarks, faceHeightPx: 90 * scale, isMirrored, plateIndex: 0 };
}

describe('differenceOf', () => {
  const base = measureFeatures(pictureOf('#203050', 70), [faceAt(70)]);

  it('is 0 between a picture and itself', () => {
    expect(differenceOf(base, base)).toBe(0);
  });

  it('is small for grain and a change of tone', () => {
    const picture = clonePicture(pictureOf('#203050', 70));
    for (let i = 0; i < picture.data.length; i++)
      if (i % 4 < 3) picture.data[i] = (picture.data[i] ?? 0) * 1.06 + (i % 3);
    expect(differenceOf(base, measureFeatures(picture, [faceAt(70)]))).toBeLessThan(0.35);
  });

  it('is large for another place, size, side and ground', () => {
    const other = measureFeatures(pictureOf('#e8d8a0', 140), [faceAt(140, 0.5, true)]);
    expect(differenceOf(base, other)).toBeGreaterThan(0.55);
  });

  it('is the same in both directions', () => {
    const other = measureFeatures(pictureOf('#e8d8a0', 120), [faceAt(120)]);
    expect(differenceOf(base, other)).toBe(differenceOf(other, base));
  });

  it('compares each of two people with themselves: who changed sides is another picture', () => {
    const pair = (first: number, second: number) => [faceAt(first), { ...faceAt(second), plateIndex: 1 }];
    const standing = measureFeatures(pictureOf('#203050', 70), pair(60, 130));
    const same = measureFeatures(pictureOf('#203050', 70), pair(60, 130).reverse());
    const swapped = measureFeatures(pictureOf('#203050', 70), pair(130, 60));
    expect(differenceParts(standing, same).composition).toBe(0);
    expect(differenceParts(standing, swapped).composition).toBe(1);
    expect(differenceParts(standing, base).composition).toBe(0.5);
  });

  it('stays neutral on faces where a picture shows somebody several times', () => {
    const several = measureFeatures(pictureOf('#203050', 70), [faceAt(70), faceAt(130)]);
    expect(differenceParts(base, several)).toMatchObject({ composition: 0.5, face: 0.5 });
  });
});

it('lists all pairs, the most alike first', () => {
  const list = ['#101010', '#141414', '#f0f0f0'].map((ground) => measureFeatures(pictureOf(ground, 96), [faceAt(96)]));
  const pairs = comparePairs(list);
  expect(pairs).toHaveLength(3);
  expect(pairs[0]).toMatchObject({ first: 0, second: 1 });
});

it('knows the Lab values of white and of red', () => {
  expect(labOf(255, 255, 255)[0]).toBeCloseTo(100, 0);
  const [l, a, b] = labOf(255, 0, 0);
  expect(l).toBeCloseTo(53.2, 0);
  expect(a).toBeCloseTo(80.1, 0);
  expect(b).toBeCloseTo(67.2, 0);
});
