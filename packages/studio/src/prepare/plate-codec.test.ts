import { expect, test } from 'vitest';
import type { Plate } from '../plate.ts';
import { decodePlate, encodePlate, PlateFormatError } from './plate-codec.ts';

const WIDTH = 37;
const HEIGHT = 23;

function platedNoise(): Plate {
  const noise = (length: number, step: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * step) % 256);
  const pixels = WIDTH * HEIGHT;
  return {
    widthPx: WIDTH,
    heightPx: HEIGHT,
    faceHeightPx: 320,
    photo: noise(pixels * 3, 7),
    foreground: noise(pixels * 3, 11),
    alpha: noise(pixels, 13),
    normals: new Int8Array(noise(pixels * 3, 17)),
    skin: noise(pixels, 19),
    face: noise(pixels, 23),
    classes: {
      ...{ widthPx: 10, heightPx: 6 },
      ...{
        hair: noise(60, 3),
        bodySkin: noise(60, 5),
        faceSkin: noise(60, 29),
        clothes: noise(60, 31),
        others: noise(60, 37),
      },
    },
    landmarks: Float32Array.from({ length: 478 * 3 }, (_, i) => i / 7),
    person: {
      age: 41,
      gender: 'female',
      yaw: 3,
      pitch: -2,
      roll: 0.5,
      skinMean: [0.8, 0.6, 0.5],
      embedding: [0.1, -0.2],
      cutAt: { top: false, left: true, right: false, bottom: true },
    },
  };
}

test('a plate comes back as it was', () => {
  const plate = platedNoise();
  expect(decodePlate(encodePlate(plate))).toEqual(plate);
});

test('a plate of version 1, which had no class maps, is read without them', () => {
  const older = { ...platedNoise(), classes: undefined };
  const encoded = encodePlate(older);
  encoded.writeUInt32LE(1, 4);
  expect(decodePlate(encoded)).toEqual(older);
});

test('decodes from a view into a larger buffer', () => {
  const plate = platedNoise();
  const encoded = encodePlate(plate);
  const larger = new Uint8Array(encoded.length + 5);
  larger.set(encoded, 5);
  expect(decodePlate(larger.subarray(5))).toEqual(plate);
});

test.each([
  ['other bytes', () => Buffer.from('GIF89a, not a plate')],
  ['a cut plate', () => encodePlate(platedNoise()).subarray(0, 600)],
  [
    'a version to come',
    () => Buffer.concat([Buffer.from('KPLT\x63\0\0\0', 'latin1'), encodePlate(platedNoise()).subarray(8)]),
  ],
])('refuses %s', (_, bytes) => {
  expect(() => decodePlate(bytes())).toThrow(PlateFormatError);
});

test('refuses to pack a plane of the wrong size', () => {
  expect(() => encodePlate({ ...platedNoise(), skin: new Uint8Array(3) })).toThrow(PlateFormatError);
});
