import { describe, expect, it } from 'vitest';
import { faceDistance, LIKENESS_MAX_DISTANCE } from './face-distance.ts';
import { areThemselves } from './judge-faces.ts';

/** Embeddings of unit-free numbers: two people at a given distance, and faces between them. */
const ANNA = [0, 0];
const personAt = (distance: number): number[] => [distance, 0];
const between = (from: readonly number[], to: readonly number[], share: number, noise = 0.2): number[] => [
  (from[0] ?? 0) + ((to[0] ?? 0) - (from[0] ?? 0)) * share,
  noise,
];

function judge(faces: readonly (readonly number[])[], photos: readonly (readonly number[])[]): boolean {
  const table = (list: readonly (readonly number[])[]) => list.map((a) => photos.map((b) => faceDistance(a, b)));
  return areThemselves(table(faces), table(photos));
}

describe('areThemselves', () => {
  const ben = personAt(0.85);

  it('accepts two people who each look like their own photo', () => {
    expect(judge([between(ANNA, ben, 0), between(ben, ANNA, 0)], [ANNA, ben])).toBe(true);
  });

  it('refuses swapped faces', () => {
    expect(judge([ben, ANNA], [ANNA, ben])).toBe(false);
    const sister = personAt(0.52);
    expect(judge([sister, ANNA], [ANNA, sister])).toBe(false);
  });

  it('refuses a face that mixes both, though it is near enough to its own photo', () => {
    const mixed = between(ANNA, ben, 0.47);
    expect(faceDistance(mixed, ANNA)).toBeLessThan(LIKENESS_MAX_DISTANCE);
    expect(judge([mixed, ben], [ANNA, ben])).toBe(false);
  });

  it('refuses one person shown twice', () => {
    expect(judge([ANNA, ANNA], [ANNA, ben])).toBe(false);
  });

  it('refuses a face too far from its own photo, alone as well', () => {
    expect(judge([[0, LIKENESS_MAX_DISTANCE + 0.01]], [ANNA])).toBe(false);
    expect(judge([[0, LIKENESS_MAX_DISTANCE - 0.01]], [ANNA])).toBe(true);
    expect(areThemselves([[Number.POSITIVE_INFINITY]], [[0]])).toBe(false);
    expect(areThemselves([[Number.NaN]], [[0]])).toBe(false);
  });

  it('asks a smaller margin of relatives, none of twins', () => {
    const sister = personAt(0.5);
    expect(judge([between(ANNA, sister, 0.4), sister], [ANNA, sister])).toBe(true);
    const twin = personAt(0.3);
    expect(judge([between(ANNA, twin, 0.55), twin], [ANNA, twin])).toBe(true);
  });
});
