import { beforeAll, describe, expect, test } from 'vitest';
import { readPortrait } from '../inspect/draw-obstacles.fixture.ts';
import { type Photo, padToSquare, sampleSquare } from '../pixels/photo.ts';
import { faceHeightOf, faceWidthOf, type Landmarks, pointAt } from './face-landmarks.ts';
import { findFaces } from './find-faces.ts';
import { PERSON_CLASSES, type PersonClass, parsePerson } from './parse-person.ts';
import { recogniseFace } from './recognise-face.ts';
import { scaleDepth } from './scale-depth.ts';
import { segmentPerson } from './segment-person.ts';
import { assertWasm, startTensorFlow } from './tensorflow.ts';

let photo: Photo;
let landmarks: Landmarks;

beforeAll(async () => {
  ({ photo, landmarks } = await readPortrait());
});

test('the models run on WebAssembly, and another back end is an error', async () => {
  const tf = await startTensorFlow();
  expect(tf.getBackend()).toBe('wasm');
  expect(() => assertWasm({ ...tf, getBackend: () => 'cpu' })).toThrow('cpu');
});

test('a tall photo gives the same face height as a square one', async () => {
  const strip: Photo = { widthPx: 420, heightPx: 1024, data: new Uint8Array(420 * 1024 * 3) };
  for (let y = 0; y < 1024; y++) {
    strip.data.set(photo.data.subarray((y * 1024 + 240) * 3, (y * 1024 + 660) * 3), y * 420 * 3);
  }
  const [face] = await findFaces(strip);
  expect(face && faceHeightOf(face.landmarks) / faceHeightOf(landmarks)).toBeCloseTo(1, 1);
});

test('nothing is left in TensorFlow after a face was found and described', async () => {
  const tf = await startTensorFlow();
  await recogniseFace(photo, landmarks);
  await segmentPerson(photo);
  await parsePerson(photo);
  const before = tf.memory().numTensors;
  await findFaces(photo);
  await recogniseFace(photo, landmarks);
  await segmentPerson(photo);
  await parsePerson(photo);
  expect(tf.memory().numTensors).toBe(before);
});

test('the person is told from the background', async () => {
  const { data } = await segmentPerson(photo);
  const nose = pointAt(landmarks, 1);
  expect(data[Math.round(nose.y) * 1024 + Math.round(nose.x)]).toBeGreaterThan(0.95);
  expect(data[20 * 1024 + 20]).toBeLessThan(0.05);
});

test('hair, face and suit are told apart', async () => {
  const classes = await parsePerson(photo);
  const at = (x: number, y: number): PersonClass | undefined => {
    const cell = Math.floor((y / photo.heightPx) * 256) * 256 + Math.floor((x / photo.widthPx) * 256);
    return PERSON_CLASSES.toSorted((a, b) => (classes[b].data[cell] ?? 0) - (classes[a].data[cell] ?? 0))[0];
  };
  const [crown, nose, chin] = [pointAt(landmarks, 10), pointAt(landmarks, 1), pointAt(landmarks, 152)];
  const height = faceHeightOf(landmarks);
  expect(at(crown.x, crown.y - 0.25 * height)).toBe('hair');
  expect(at(nose.x, nose.y)).toBe('faceSkin');
  expect(at(chin.x - height, chin.y + 1.5 * height)).toBe('clothes');
});

test('the classes of a place sum up to one', async () => {
  const classes = await parsePerson(photo);
  for (const cell of [0, 30_000, 65_535]) {
    expect(PERSON_CLASSES.reduce((sum, name) => sum + (classes[name].data[cell] ?? 0), 0)).toBeCloseTo(1, 5);
  }
});

test('depth is brought to anatomy', () => {
  const scaled = scaleDepth(landmarks);
  const depth = (pointAt(scaled, 234).z + pointAt(scaled, 454).z) / 2 - pointAt(scaled, 1).z;
  expect(depth).toBeCloseTo((1.15 * faceWidthOf(landmarks)) / 2, 1);
});

describe('photo', () => {
  const ramp: Photo = {
    widthPx: 4,
    heightPx: 2,
    data: Uint8Array.from({ length: 24 }, (_, i) => Math.floor(i / 3) * 10),
  };
  test('padding adds black below and moves nothing', () => {
    const square = padToSquare(ramp);
    expect([square.widthPx, square.heightPx]).toEqual([4, 4]);
    expect([...square.data.subarray(0, 24)]).toEqual([...ramp.data]);
    expect(Math.max(...square.data.subarray(24))).toBe(0);
  });
  test('a square sampled at its own size is a copy', () => {
    const copy = sampleSquare(ramp, { centreX: 1, centreY: 1, sidePx: 2, outputPx: 2 });
    expect([...copy].filter((_, i) => i % 3 === 0)).toEqual([0, 10, 40, 50]);
  });
});
