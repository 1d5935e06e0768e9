import { describe, expect, test } from 'vitest';
import { FACE_OVAL } from '../models/face-landmarks.ts';
import { type FoundFace, LANDMARK_COUNT } from '../models/find-faces.ts';
import { chooseFace } from './choose-face.ts';
import { cropPerson } from './crop-person.ts';
import { listChoices } from './list-choices.ts';
import { standsBeside } from './stands-beside.ts';

/** A face three quarters as wide as it is high, its middle at a place of the photo. */
function faceAt(x: number, y: number, heightPx: number, boxScore = 0.9, meshScore = 1): FoundFace {
  const landmarks = new Float32Array(LANDMARK_COUNT * 3);
  FACE_OVAL.forEach((index, i) => {
    const turn = (i / FACE_OVAL.length) * 2 * Math.PI;
    landmarks[index * 3] = x + Math.sin(turn) * heightPx * 0.375;
    landmarks[index * 3 + 1] = y - Math.cos(turn) * heightPx * 0.5;
  });
  return { landmarks, boxScore, meshScore };
}

const photo = { widthPx: 1600, heightPx: 1200 };
const left = faceAt(400, 400, 300);
const right = faceAt(1100, 420, 200);

describe('without a word of the user', () => {
  test('a much smaller second face is a passer-by', () => {
    const passer = faceAt(1200, 300, 80);
    expect(chooseFace([left, passer])).toEqual({ kind: 'one', face: left, others: [passer] });
  });
  test('a second face of half the size belongs to the picture', () => {
    expect(chooseFace([left, right])).toEqual({ kind: 'several', faces: [left, right] });
  });
  test('finds of little confidence are no faces', () => {
    expect(chooseFace([faceAt(0, 0, 300, 0.2), faceAt(0, 0, 200, 0.9, 0.3)])).toEqual({ kind: 'none' });
  });
});

describe('a face that the user points at', () => {
  test('is chosen, however large the others are', () => {
    expect(chooseFace([left, right], { x: 1090, y: 450 })).toEqual({ kind: 'one', face: right, others: [left] });
  });
  test('is the nearest one where two are near', () => {
    expect(chooseFace([left, faceAt(640, 400, 250)], { x: 560, y: 400 })).toMatchObject({ face: { landmarks: {} } });
    expect(chooseFace([left, faceAt(640, 400, 250)], { x: 500, y: 400 })).toMatchObject({ face: left });
  });
  test('is none where no face is near', () => {
    expect(chooseFace([left, right], { x: 760, y: 1100 })).toEqual({ kind: 'none' });
  });
});

describe('who stands beside the one of the photo', () => {
  test.each([
    ['shoulder to shoulder', faceAt(780, 420, 280), true],
    ['behind, over the shoulder', faceAt(600, 150, 200), true],
    ['with room between both', faceAt(1150, 400, 280), false],
    ['in the distance', faceAt(860, 300, 60), false],
  ])('%s', (_, other, isBeside) => {
    expect(standsBeside(left, other)).toBe(isBeside);
    expect(standsBeside(other, left)).toBe(isBeside);
  });
});

describe('the part of one person', () => {
  test('ends half-way to the face beside it', () => {
    const crop = cropPerson(left, [right], photo);
    // From the right edge of the one at 512.5 to the left edge of the other at 1025.
    expect(crop).toMatchObject({ left: 0, widthPx: 768 });
  });
  test('begins below a face that is above', () => {
    const above = faceAt(420, 90, 150);
    expect(cropPerson(left, [above], photo)?.top).toBe(208);
  });
  test('is whole where nobody else is near', () => {
    const far = faceAt(1500, 400, 100);
    expect(cropPerson(faceAt(300, 400, 150), [far], photo)).toEqual(cropPerson(faceAt(300, 400, 150), [], photo));
  });
  test('is none where the faces touch', () => {
    expect(cropPerson(left, [faceAt(610, 480, 280)], photo)).toBeUndefined();
  });
});

describe('what can be chosen', () => {
  test('stands from the left, as shares of the photo', () => {
    expect(listChoices([left, right], photo, 1).map(({ x, y }) => [x, y])).toEqual([
      [expect.closeTo(0.25), expect.closeTo(1 / 3)],
      [expect.closeTo(0.6875), expect.closeTo(0.35)],
    ]);
  });
  test('has enough pixels in the photo that would be kept', () => {
    expect(listChoices([left, right], photo, 0.3)).toHaveLength(1);
    expect(listChoices([left, right], photo, 0.2)).toEqual([]);
  });
  test('leaves out who cannot be cut apart', () => {
    const leaning = [faceAt(400, 400, 300), faceAt(610, 480, 280), faceAt(1300, 420, 200)];
    expect(listChoices(leaning, photo, 1)).toHaveLength(1);
  });
});
