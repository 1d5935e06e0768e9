import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddingOf } from '../matching/embedding-of.fixture.ts';
import { faceDistance, SAME_PERSON_MAX_DISTANCE } from '../matching/face-distance.ts';
import { preparePlate } from '../prepare/prepare-plate.ts';
import { drawBeside, drawGroup } from './group-photo.fixture.ts';
import { inspectPhoto } from './inspect-photo.ts';
import type { PhotoReport } from './report.ts';

const DARK = (other: Sharp) => other.linear(0.25, 0);
const DIM = (other: Sharp) => other.linear(0.5, 0);
/** Makes both faces of a height. */
const HOPPER_WIDTH_PX = 330;

let portrait: Buffer;
let choices: { x: number; y: number }[];
beforeAll(async () => {
  portrait = await sharp(await readFile(new URL('../../test/astronaut.png', import.meta.url)))
    .resize(1024, 1024)
    .png()
    .toBuffer();
  const report = await inspectPhoto(await drawGroup(portrait));
  if (report.isAccepted || report.refusal.kind !== 'several-faces') throw new Error('the group is not seen as one');
  choices = report.refusal.choices.map(({ x, y }) => ({ x, y }));
});

const inspectOne = async (group: Uint8Array, index: number): Promise<PhotoReport> => {
  const face = choices[index];
  if (!face) throw new Error(`there is no face ${index}`);
  return inspectPhoto(group, { face });
};

describe('a photo of two people', () => {
  test('asks which of both, from the left', () => {
    expect(choices).toEqual([
      { x: expect.closeTo(0.22, 1), y: expect.closeTo(0.25, 1) },
      { x: expect.closeTo(0.78, 1), y: expect.closeTo(0.25, 1) },
    ]);
  });

  test('is judged by the face that was chosen', async () => {
    const group = await drawGroup(portrait, DARK);
    expect(await inspectOne(group, 0)).toMatchObject({ isAccepted: true, notes: ['small-face'] });
    expect(await inspectOne(group, 1)).toMatchObject({ refusal: { kind: 'dark' } });
  });

  test('who stand shoulder to shoulder asks whether to go on with the one that was chosen', async () => {
    const toTheFace = await sharp(portrait).extract({ left: 0, top: 0, width: 620, height: 620 }).png().toBuffer();
    const report = await inspectPhoto(await drawGroup(toTheFace), { face: { x: 0.637, y: 0.4 } });
    expect(report).toMatchObject({ isAccepted: true, warnings: ['others-beside'] });
  });

  test('is kept as the part that shows the chosen person alone', async () => {
    const report = await inspectOne(await drawGroup(portrait), 1);
    if (!report.isAccepted || !report.compressed) throw new Error('nothing is kept');
    expect(report.compressed.widthPx).toBeLessThanOrEqual(700);
    expect(await inspectPhoto(report.compressed.jpeg)).toMatchObject({ isAccepted: true, notes: ['small-face'] });
  });

  test('gives the plate of the face that was inspected, also where the others are still in it', async () => {
    const group = await drawGroup(portrait, DIM);
    const [left, right] = choices;
    const bright = await preparePlate(group, left);
    const dim = await preparePlate(group, right);
    expect(Math.max(...dim.person.skinMean)).toBeLessThan(Math.min(255, Math.max(...bright.person.skinMean)) * 0.75);
    await expect(preparePlate(group)).rejects.toThrow('several faces');
  });

  test('gives from the kept part a plate of the one who was chosen, not of whom stands beside', async () => {
    const hopper = await readFile(new URL('../../test/grace-hopper.jpg', import.meta.url));
    const group = await drawBeside(portrait, hopper, HOPPER_WIDTH_PX);
    expect(await inspectPhoto(group, { face: { x: 0.25, y: 0.77 } })).toMatchObject({ refusal: { kind: 'glasses' } });
    const report = await inspectPhoto(group, { face: { x: 0.72, y: 0.24 } });
    if (!report.isAccepted || !report.compressed) throw new Error('nothing is kept');
    const { faceBox, widthPx, heightPx, embedding } = report;
    expect(faceDistance(embedding, await embeddingOf(hopper))).toBeGreaterThan(SAME_PERSON_MAX_DISTANCE);
    expect(faceDistance(embedding, await embeddingOf(portrait))).toBeLessThan(0.3);
    const middle = {
      x: (faceBox.left + faceBox.widthPx / 2) / widthPx,
      y: (faceBox.top + faceBox.heightPx / 2) / heightPx,
    };
    const plate = await preparePlate(report.compressed.jpeg, middle);
    expect(faceDistance(plate.person.embedding, embedding)).toBeLessThan(0.3);
    expect(plate.person).toMatchObject({ gender: report.gender });
  });

  test('is refused where the point is on nobody', async () => {
    expect(await inspectPhoto(await drawGroup(portrait), { face: { x: 0.5, y: 0.95 } })).toMatchObject({
      refusal: { kind: 'no-face' },
    });
  });
});

test('pointing at the only face of a photo changes nothing', async () => {
  const { compressed: _, ...pointed } = {
    compressed: undefined,
    ...(await inspectPhoto(portrait, { face: { x: 0.44, y: 0.24 } })),
  };
  expect(pointed).toEqual(await inspectPhoto(portrait));
});
