import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { preparedPortrait } from '../prepare/prepared-portrait.fixture.ts';
import { comparePicture } from './compare-picture.ts';
import { embeddingOf } from './embedding-of.fixture.ts';
import { LIKENESS_MAX_DISTANCE } from './face-distance.ts';
import { judgeComparison, PORTRAIT_MIN_SHARPNESS } from './judge-picture.ts';

let portrait: Buffer;
let embedding: number[];
let another: Buffer;
let embeddingOfAnother: number[];
beforeAll(async () => {
  portrait = await readFile(new URL('../../test/astronaut.png', import.meta.url));
  embedding = (await preparedPortrait()).person.embedding;
  another = await readFile(new URL('../../test/grace-hopper.jpg', import.meta.url));
  embeddingOfAnother = await embeddingOf(another);
});

/** A picture of both, the portrait at the left. */
const drawBoth = (): Promise<Buffer> =>
  sharp({ create: { width: 1024, height: 600, channels: 3, background: '#777' } })
    .composite([
      { input: portrait, left: 0, top: 0 },
      { input: another, left: 512, top: 0 },
    ])
    .jpeg()
    .toBuffer();

test('a picture of the person is near, sharp and has tones', async () => {
  const picture = await sharp(portrait).modulate({ brightness: 1.1, saturation: 0.6 }).jpeg().toBuffer();
  const { faces, people, sharpness, tonalSpread } = await comparePicture(picture, [embedding]);
  expect(faces).toBe(1);
  expect(people[0]?.distance).toBeLessThan(LIKENESS_MAX_DISTANCE);
  expect(people[0]?.likeness).toBeGreaterThan(60);
  expect(sharpness).toBeGreaterThan(PORTRAIT_MIN_SHARPNESS);
  expect(tonalSpread).toBeGreaterThan(30);
});

test('a picture of somebody else is far, and does not pass', async () => {
  const pictures = [await comparePicture(another, [embedding]), await comparePicture(portrait, [embeddingOfAnother])];
  for (const comparison of pictures) {
    expect(comparison).toMatchObject({ faces: 1 });
    expect(comparison.people[0]?.distance).toBeGreaterThan(LIKENESS_MAX_DISTANCE);
    expect(judgeComparison(comparison)).toBe('unlike');
  }
});

test('two faces where one person was asked for are both counted, and the person is found among them', async () => {
  for (const person of [embedding, embeddingOfAnother]) {
    const comparison = await comparePicture(await drawBoth(), [person]);
    expect(comparison.faces).toBe(2);
    expect(comparison.people[0]?.distance).toBeLessThan(LIKENESS_MAX_DISTANCE);
    expect(judgeComparison(comparison)).toBe('faces');
  }
});

test('of two people asked for, each is compared with the own face, wherever they stand', async () => {
  const both = await drawBoth();
  for (const people of [
    [embedding, embeddingOfAnother],
    [embeddingOfAnother, embedding],
  ]) {
    const { people: seen, widthPx } = await comparePicture(both, people);
    expect(seen.map(({ distance }) => distance < 0.3)).toEqual([true, true]);
    const isLeft = seen.map(({ landmarks = [] }) => (landmarks[0] ?? 0) < widthPx / 2);
    expect(isLeft).toEqual(people.map((person) => person === embedding));
  }
});

test('of two people asked for, one who is not there is infinitely far', async () => {
  const { people } = await comparePicture(portrait, [embeddingOfAnother, embedding]);
  expect(people.map(({ distance }) => distance)).toEqual([Number.POSITIVE_INFINITY, expect.closeTo(0.05, 1)]);
});

test('a blurred picture is not sharp', async () => {
  const blurred = await sharp(portrait).blur(4).jpeg().toBuffer();
  expect((await comparePicture(blurred, [embedding])).sharpness).toBeLessThan(PORTRAIT_MIN_SHARPNESS);
});

test('a blank picture has no tones and no face', async () => {
  const black = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();
  expect(await comparePicture(black, [embedding])).toMatchObject({ faces: 0, tonalSpread: 0, sharpness: 0 });
});

test('what is no picture cannot be compared', async () => {
  await expect(comparePicture(Buffer.from('nothing'), [embedding])).rejects.toThrow();
});

test('the uploaded photo itself, cropped and compressed anew, is no portrait', async () => {
  const copy = await sharp(portrait).extract({ left: 64, top: 0, width: 384, height: 512 }).jpeg().toBuffer();
  expect(judgeComparison(await comparePicture(copy, [embedding]))).toBe('copied');
});
