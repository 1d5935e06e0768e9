import { describe, expect, test } from 'vitest';
import { drawOn, readPortrait } from '../inspect/draw-obstacles.fixture.ts';
import { readPhoto } from '../inspect/read-photo.ts';
import { mapLandmarks } from '../models/face-landmarks.ts';
import { findFaces } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import { faceDistance, isSamePerson, LIKENESS_MAX_DISTANCE, SAME_PERSON_MAX_DISTANCE } from './face-distance.ts';
import { likenessScore } from './likeness-score.ts';

describe('distance', () => {
  test('is Euclidean', () => {
    expect(faceDistance([0, 0], [3, 4])).toBe(5);
    expect(isSamePerson([0], [SAME_PERSON_MAX_DISTANCE])).toBe(true);
    expect(isSamePerson([0], [0.62])).toBe(false);
  });
  test('refuses embeddings of different nets', () => {
    expect(() => faceDistance([0], [0, 1])).toThrow(RangeError);
  });
});

describe('likeness', () => {
  test('reads 97 and more up to 0.3, falls steadily and ends at nothing', () => {
    expect(likenessScore(0)).toBe(100);
    expect(likenessScore(0.3)).toBe(97);
    expect(likenessScore(SAME_PERSON_MAX_DISTANCE)).toBe(60);
    expect(likenessScore(LIKENESS_MAX_DISTANCE)).toBeGreaterThan(60);
    expect(likenessScore(2)).toBe(0);
    for (let d = 0; d < 1.1; d += 0.01) expect(likenessScore(d + 0.01)).toBeLessThanOrEqual(likenessScore(d));
  });
});

test('a face described by landmarks known from elsewhere is described as if it had been found', {
  timeout: 30_000,
}, async () => {
  const { photo, landmarks } = await readPortrait();
  const small = await readPhoto(await drawOn(photo, ''), 700, 700);
  const known = mapLandmarks(landmarks, 0, 0, 700 / 1024);
  const [found] = await findFaces(small);
  if (!found) throw new Error('no face');
  const distance = faceDistance(await recogniseFace(small, known), await recogniseFace(small, found.landmarks));
  expect(distance).toBeLessThan(0.12);
});
