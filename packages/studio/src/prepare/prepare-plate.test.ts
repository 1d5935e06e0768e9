import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { faceDistance } from '../matching/face-distance.ts';
import { faceHeightOf, pointAt } from '../models/face-landmarks.ts';
import { CLASS_CELL_PX, type Plate, type PlateClass } from '../plate.ts';
import { drawStrands } from './matte/drawn-strands.fixture.ts';
import { decodePlate, encodePlate } from './plate-codec.ts';
import { NoSingleFaceError, preparePlate } from './prepare-plate.ts';

const portrait = await readFile(new URL('../../test/astronaut.png', import.meta.url));
let plate: Plate;

beforeAll(async () => {
  plate = await preparePlate(portrait);
});

const at = (x: number, y: number): number => Math.round(y) * plate.widthPx + Math.round(x);
const nose = () => pointAt(plate.landmarks, 1);

describe('the plate of a portrait', () => {
  test('has a face 320 pixels high and planes of its size', () => {
    const pixels = plate.widthPx * plate.heightPx;
    expect(plate.faceHeightPx).toBeCloseTo(320, 0);
    expect(faceHeightOf(plate.landmarks)).toBeCloseTo(320, 0);
    expect([plate.photo, plate.foreground, plate.normals].map((p) => p.length)).toEqual(Array(3).fill(pixels * 3));
    expect([plate.alpha, plate.skin, plate.face].map((p) => p.length)).toEqual(Array(3).fill(pixels));
    expect(plate.landmarks).toHaveLength(478 * 3);
  });

  test('is opaque on the face, clear in the corner above', () => {
    expect(plate.alpha[at(nose().x, nose().y)]).toBe(255);
    expect(plate.alpha[at(8, 8)]).toBe(0);
  });

  test.each<[PlateClass, number, number, number]>([
    ['hair', 10, 0, -0.25],
    ['faceSkin', 50, 0, 0],
    ['clothes', 152, -1, 1.6],
  ])('knows %s', (name, landmark, right, down) => {
    const { x, y } = pointAt(plate.landmarks, landmark);
    const [column, row] = [x + right * 320, y + down * 320].map((place) => Math.floor(place / CLASS_CELL_PX));
    const cell = (row ?? 0) * (plate.classes?.widthPx ?? 0) + (column ?? 0);
    expect(plate.classes?.[name][cell]).toBeGreaterThan(200);
  });

  test('has skin on the cheeks, none on the eyes and the suit', () => {
    const skinAt = (index: number) =>
      plate.skin[at(pointAt(plate.landmarks, index).x, pointAt(plate.landmarks, index).y)];
    expect(skinAt(50)).toBeGreaterThan(200);
    expect(skinAt(280)).toBeGreaterThan(200);
    expect(skinAt(468)).toBeLessThan(80);
    expect(plate.skin[at(nose().x - 200, nose().y + 700)]).toBeLessThan(20);
  });

  test('has unit normals: towards the camera between the brows, sideways on the cheeks', () => {
    const normalAt = (index: number) => {
      const i = at(pointAt(plate.landmarks, index).x, pointAt(plate.landmarks, index).y) * 3;
      return [...plate.normals.subarray(i, i + 3)] as [number, number, number];
    };
    for (const index of [9, 50, 280, 152]) expect(Math.hypot(...normalAt(index))).toBeCloseTo(127, -1);
    expect(normalAt(9)[2]).toBeGreaterThan(90);
    expect(normalAt(123)[0]).toBeLessThan(-30);
    expect(normalAt(352)[0]).toBeGreaterThan(30);
  });

  test('keeps the photo where the person is opaque and takes the background out of the edges', () => {
    const i = at(nose().x, nose().y) * 3;
    expect([...plate.foreground.subarray(i, i + 3)]).toEqual([...plate.photo.subarray(i, i + 3)]);
    let changed = 0;
    for (let p = 0; p < plate.alpha.length; p++) {
      const alpha = plate.alpha[p] ?? 0;
      if (alpha > 60 && alpha < 200 && plate.photo[p * 3] !== plate.foreground[p * 3]) changed++;
    }
    expect(changed).toBeGreaterThan(1000);
  });

  test('knows which sides cut the person off, and who it is', () => {
    expect(plate.person.cutAt).toMatchObject({ top: false, bottom: true });
    expect(plate.person).toMatchObject({ gender: 'female' });
    expect(Math.abs(plate.person.yaw)).toBeLessThan(8);
    expect(Math.abs(plate.person.roll)).toBeLessThan(8);
    expect(plate.person.skinMean[0]).toBeGreaterThan(plate.person.skinMean[2]);
  });

  test('survives storage', () => {
    expect(decodePlate(encodePlate(plate))).toMatchObject({ alpha: plate.alpha, classes: plate.classes });
  });
});

test('before a new ground the person and drawn strands, of known opacity, are cut out again', async () => {
  const { widthPx, heightPx, alpha, foreground } = plate;
  const strands = drawStrands(plate);
  const truth = new Float32Array(alpha.length);
  const photo = Buffer.alloc(alpha.length * 3);
  for (let i = 0; i < alpha.length; i++) {
    const [own, strand] = [(alpha[i] ?? 0) / 255, (strands[i * 4 + 3] ?? 0) / 255];
    truth[i] = own + (1 - own) * strand;
    for (let c = 0; c < 3; c++) {
      const ground = [150, 178, 190][c] ?? 0;
      const behind = ground + ((strands[i * 4 + c] ?? 0) - ground) * strand;
      photo[i * 3 + c] = behind + ((foreground[i * 3 + c] ?? 0) - behind) * own;
    }
  }
  const raw = { width: widthPx, height: heightPx, channels: 3 as const };
  const again = await preparePlate(await sharp(photo, { raw }).png({ compressionLevel: 1 }).toBuffer());
  const single = { width: again.widthPx, height: again.heightPx, channels: 1 as const };
  const resized = sharp(again.alpha, { raw: single }).resize(widthPx, heightPx, { fit: 'fill' });
  const found = await resized.extractChannel(0).raw().toBuffer();
  const mixed = [...truth.keys()].filter((i) => (truth[i] ?? 0) > 0.02 && (truth[i] ?? 0) < 0.98);
  const meanError = (places: readonly number[]): number =>
    places.reduce((sum, i) => sum + Math.abs((found[i] ?? 0) / 255 - (truth[i] ?? 0)), 0) / places.length;
  expect(meanError([...truth.keys()])).toBeLessThan(0.01);
  expect(meanError(mixed)).toBeLessThan(0.22);
});

test('a large photo gives the same plate of the same person', async () => {
  const large = await preparePlate(await sharp(portrait).resize(3000, 3000).jpeg({ quality: 92 }).toBuffer());
  expect(Math.abs(large.widthPx / plate.widthPx - 1)).toBeLessThan(0.03);
  expect(faceDistance(large.person.embedding, plate.person.embedding)).toBeLessThan(0.2);
});

test('a picture without a face has no plate', async () => {
  const suit = await sharp(portrait).extract({ left: 0, top: 230, width: 512, height: 282 }).png().toBuffer();
  await expect(preparePlate(suit)).rejects.toThrow(NoSingleFaceError);
});
