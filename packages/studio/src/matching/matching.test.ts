import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawOn, readPortrait } from '../inspect/draw-obstacles.fixture.ts';
import { readPhoto } from '../inspect/read-photo.ts';
import { mapLandmarks } from '../models/face-landmarks.ts';
import { findFaces } from '../models/find-faces.ts';
import { recogniseFace } from '../models/recognise-face.ts';
import { embeddingOf } from './embedding-of.fixture.ts';
import { faceDistance, LIKENESS_MAX_DISTANCE, SAME_PERSON_MAX_DISTANCE } from './face-distance.ts';
import { likenessScore } from './likeness-score.ts';

describe('distance', () => {
  test('is Euclidean', () => {
    expect(faceDistance([0, 0], [3, 4])).toBe(5);
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

test('two people are not taken for one, nor two photos of one for two people', async () => {
  const people = await Promise.all(
    ['astronaut.png', 'grace-hopper.jpg'].map(async (file) => {
      const photo = await readFile(new URL(`../../test/${file}`, import.meta.url));
      const again = await sharp(photo).flop().modulate({ brightness: 0.9 }).jpeg({ quality: 70 }).toBuffer();
      return [await embeddingOf(photo), await embeddingOf(again)] as const;
    }),
  );
  const [collins = [], hopper = []] = people;
  for (const [photo, again] of people) expect(faceDistance(photo, again)).toBeLessThan(SAME_PERSON_MAX_DISTANCE);
  const across = collins.flatMap((one) => hopper.map((other) => faceDistance(one, other)));
  expect(across).toHaveLength(4);
  expect(Math.min(...across)).toBeGreaterThan(SAME_PERSON_MAX_DISTANCE);
});

test('a face described by landmarks known from elsewhere is described as if it had been found', async () => {
  const { photo, landmarks } = await readPortrait();
  const small = await readPhoto(await drawOn(photo, ''), 700, 700);
  const known = mapLandmarks(landmarks, 0, 0, 700 / 1024);
  const [found] = await findFaces(small);
  if (!found) throw new Error('no face');
  const distance = faceDistance(await recogniseFace(small, known), await recogniseFace(small, found.landmarks));
  expect(distance).toBeLessThan(0.12);
});
