import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPhoto } from '../inspect/read-photo.ts';
import { findFaces } from '../models/find-faces.ts';
import { segmentPerson } from '../models/segment-person.ts';
import { drawBody } from './draw-body.fixture.ts';
import { judgeContent } from './judge-content.ts';
import { boundArea, measureExposure } from './measure-exposure.ts';
import { moderatePicture } from './moderate-picture.ts';

it.each(['#5b7a8c', '#d8d8d8', '#ffffff', '#243b2a'])('a bare body is refused, on %s', async (background) => {
  expect(await moderatePicture(await drawBody(background))).toBe('sexual');
});

it.each(['#28407a', '#7a1f2b', '#f2f0ea', '#1c1c1c'])('the same body in a dress passes, in %s', async (dress) => {
  expect(await moderatePicture(await drawBody('#5b7a8c', dress))).toBeUndefined();
});

it('a body is found below a face that is known, and no other face is looked for', async () => {
  const bytes = await drawBody('#5b7a8c');
  const [face] = await findFaces(await readPhoto(bytes, 640, 640));
  if (!face) throw new Error('no face was found');
  expect(await moderatePicture(bytes, [face.landmarks])).toBe('sexual');
  expect(await moderatePicture(bytes, [])).toBeUndefined();
});

it('known landmarks are those of the picture, whatever size it is looked at in', async () => {
  const bytes = await drawBody('#5b7a8c');
  const [face] = await findFaces(await readPhoto(bytes, 640, 640));
  const larger = await sharp(bytes).resize({ width: 1440 }).png().toBuffer();
  const landmarks = face?.landmarks.map((value) => value * 3) ?? new Float32Array();
  expect(await moderatePicture(larger, [landmarks])).toBe('sexual');
});

it.each(['#5b7a8c', '#ffffff'])('no body has more bare skin than is there in all, on %s', async (background) => {
  const photo = await readPhoto(await drawBody(background), 640, 640);
  const [face] = await findFaces(photo);
  if (!face) throw new Error('no face was found');
  const { area } = measureExposure(photo, face.landmarks, await segmentPerson(photo));
  expect(boundArea(photo, face.landmarks)).toBeGreaterThanOrEqual(area);
});

it('a face before a wall in the tone of skin passes', async () => {
  expect(await moderatePicture(await drawBody('#cf9f86', '#28407a'))).toBeUndefined();
});

it('a bare body in black and white is not judged by its tone', async () => {
  const grey = await sharp(await drawBody('#5b7a8c'))
    .greyscale()
    .toBuffer();
  expect(await moderatePicture(grey)).toBeUndefined();
});

it('a blank picture is refused', async () => {
  const blank = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer();
  expect(await moderatePicture(blank)).toBe('other');
});

it('what is no picture throws', async () => {
  await expect(moderatePicture(Buffer.from('<html>'))).rejects.toThrow();
});

const bare = { area: 5, share: 0.9, surround: 0, variety: 0.05 };
it.each([
  ['an adult', 30, bare, 'sexual'],
  ['a child', 12, bare, 'minor'],
  ['the shoulders of an adult', 30, { ...bare, area: 2, share: 0.55 }, undefined],
  ['the shoulders of a child', 12, { ...bare, area: 2, share: 0.55 }, 'minor'],
  ['hands and neck of a child', 12, { ...bare, area: 0.8, share: 0.2 }, undefined],
  ['anybody in lamplight', 12, { ...bare, surround: 0.8 }, undefined],
] as const)('bare skin of %s', (_, age, exposure, refusal) => {
  expect(judgeContent(40, [{ age, exposure }])).toBe(refusal);
});

it('of several people the gravest is told of', () => {
  const people = [
    { age: 40, exposure: bare },
    { age: 9, exposure: bare },
  ];
  expect(judgeContent(40, people)).toBe('minor');
});
