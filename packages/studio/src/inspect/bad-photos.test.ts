import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type Landmarks, pointAt } from '../models/face-landmarks.ts';
import { scaleDepth } from '../models/scale-depth.ts';
import type { Photo } from '../pixels/photo.ts';
import { drawOn, glassesShape, lidsShape, readPortrait } from './draw-obstacles.fixture.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { isTurnedAway, isTurnedFar, measurePose } from './measure-pose.ts';

let photo: Photo;
let landmarks: Landmarks;
let portrait: Buffer;

beforeAll(async () => {
  ({ photo, landmarks } = await readPortrait());
  portrait = await drawOn(photo, '');
});

async function answerTo(bytes: Uint8Array): Promise<string> {
  const report = await inspectPhoto(bytes);
  return report.isAccepted ? ['accepted', ...report.notes].join(' ') : report.refusal.kind;
}

/** The photo with this share of the light at one side of the line from nose to chin. */
function shadeHalf(whole: Photo, points: Landmarks, share: number, isRight: boolean): Photo {
  const [bridge, chin] = [pointAt(points, 168), pointAt(points, 152)];
  const data = new Uint8Array(whole.data);
  for (let y = 0, i = 0; y < whole.heightPx; y++) {
    const line = bridge.x + ((chin.x - bridge.x) * (y - bridge.y)) / (chin.y - bridge.y);
    for (let x = 0; x < whole.widthPx; x++, i += 3) {
      if (x > line !== isRight) continue;
      for (let c = 0; c < 3; c++) data[i + c] = Math.round((data[i + c] ?? 0) * share ** (1 / 2.2));
    }
  }
  return { ...whole, data };
}

/** A wall of the same face, five in a row. */
async function crowd(count: number): Promise<Buffer> {
  const face = await sharp(portrait)
    .extract({ left: 300, top: 60, width: 330, height: 420 })
    .resize(220, 280)
    .toBuffer();
  const places = Array.from({ length: count }, (_, index) => ({
    input: face,
    left: 10 + (index % 5) * 236,
    top: 20 + Math.floor(index / 5) * 310,
  }));
  const wall = { width: 1200, height: 640, channels: 3, background: '#ccc' } as const;
  return sharp({ create: wall }).composite(places).png().toBuffer();
}

/** The portrait as a print that lies on a table, a little turned. */
async function photoOfPhoto(): Promise<Buffer> {
  const print = await sharp(portrait)
    .resize(900, 900)
    .extend({ top: 40, bottom: 120, left: 40, right: 40, background: '#f6f4ee' })
    .rotate(4, { background: '#8a6a4a' })
    .toBuffer();
  const table = { width: 1400, height: 1500, channels: 3, background: '#8a6a4a' } as const;
  return sharp({ create: table })
    .composite([{ input: print, left: 150, top: 150 }])
    .png()
    .toBuffer();
}

const animal = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#9ab07a"/>
  <path d="M220 340L250 130 370 250 480 250 590 130 620 340 560 590 280 590Z" fill="#c98a4a"/>
  <circle cx="340" cy="370" r="42" fill="#e8e060"/><circle cx="500" cy="370" r="42" fill="#e8e060"/>
  <ellipse cx="340" cy="370" rx="10" ry="36"/><ellipse cx="500" cy="370" rx="10" ry="36"/>
  <path d="M395 450L445 450 420 480Z" fill="#d06a70"/><path d="M420 480Q380 530 340 500M420 480Q460 530 500 500" stroke="#3a2a20" stroke-width="6" fill="none"/></svg>`;

test.each<[string, string, () => Promise<Uint8Array>]>([
  ['two faces', 'several-faces', () => crowd(2)],
  ['ten faces', 'several-faces', () => crowd(10)],
  [
    'half a face',
    'no-face',
    () => sharp(portrait).extract({ left: 0, top: 0, width: 445, height: 1024 }).png().toBuffer(),
  ],
  ['on its side', 'lying', () => sharp(portrait).rotate(90).png().toBuffer()],
  ['upside down', 'lying', () => sharp(portrait).rotate(180).png().toBuffer()],
  ['a head that leans by half a right angle', 'accepted tilted', () => sharp(portrait).rotate(40).png().toBuffer()],
  ['closed eyes', 'accepted eyes-closed', () => drawOn(photo, lidsShape(landmarks, '#d8a48c'))],
  ['sunglasses', 'glasses', () => drawOn(photo, glassesShape(landmarks, '#111', 0.02, 'fill="#101014"'))],
  ['glasses that are worn', 'glasses', () => readFile(new URL('../../test/grace-hopper.jpg', import.meta.url))],
  ['black and white', 'accepted', () => sharp(portrait).greyscale().png().toBuffer()],
  ['200 × 200', 'face-too-small', () => sharp(portrait).resize(200, 200).png().toBuffer()],
  ['8,000 × 8,000', 'too-large', () => blank(8000)],
  ['16 bits', 'accepted', () => sharp(portrait).toColourspace('rgb16').png().toBuffer()],
  ['CMYK', 'accepted', () => sharp(portrait).toColourspace('cmyk').jpeg().toBuffer()],
  ['a cut-out on nothing', 'accepted', () => cutOut()],
  ['a photo of a photo', 'accepted soft', photoOfPhoto],
  ['a line drawing', 'no-face', () => lineDrawing()],
  ['an animal', 'no-face', () => sharp(Buffer.from(animal)).png().toBuffer()],
])('%s: %s', async (_, answer, make) => {
  expect(await answerTo(await make())).toBe(answer);
});

test('a head in profile is turned away, one that looks past the camera is not', () => {
  const turned = (degrees: number) => isTurnedAway(measurePose(turnHead(scaleDepth(landmarks), degrees)));
  expect([-80, -55, -30, 0, 30, 55, 80].map(turned)).toEqual([true, true, false, false, false, true, true]);
});

test('a head that is turned further than 30 degrees is asked about', () => {
  const turned = (degrees: number) => isTurnedFar(measurePose(turnHead(scaleDepth(landmarks), degrees)));
  expect([-40, -24, 0, 24, 40].map(turned)).toEqual([true, false, false, false, true]);
});

test.each([
  ['even light', 1, []],
  ['one half in two thirds of its light', 2 / 3, []],
  ['one half in a seventh of its light, as in the open sun', 1 / 7, ['side-shaded']],
])('%s', async (_, share, warnings) => {
  for (const isRight of [false, true]) {
    const report = await inspectPhoto(await drawOn(shadeHalf(photo, landmarks, share, isRight), ''));
    expect(report).toMatchObject({ isAccepted: true, warnings });
  }
});

const blank = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#ccc' } })
    .jpeg()
    .toBuffer();

async function cutOut(): Promise<Buffer> {
  const hole =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><ellipse cx="465" cy="260" rx="330" ry="420"/></svg>';
  return sharp(portrait)
    .composite([{ input: Buffer.from(hole), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function lineDrawing(): Promise<Buffer> {
  const edges = { width: 3, height: 3, kernel: [-1, -1, -1, -1, 8, -1, -1, -1, -1] };
  return sharp(portrait).greyscale().convolve(edges).negate().normalise().png().toBuffer();
}

/** Turns landmarks about the head's vertical axis. */
function turnHead(points: Landmarks, degrees: number): Landmarks {
  const angle = (degrees * Math.PI) / 180;
  const [left, right] = [pointAt(points, 234), pointAt(points, 454)];
  const [cx, cz] = [(left.x + right.x) / 2, (left.z + right.z) / 2];
  const out = new Float32Array(points);
  for (let i = 0; i < out.length; i += 3) {
    const [x, z] = [(points[i] ?? 0) - cx, (points[i + 2] ?? 0) - cz];
    out[i] = cx + x * Math.cos(angle) + z * Math.sin(angle);
    out[i + 2] = cz - x * Math.sin(angle) + z * Math.cos(angle);
  }
  return out;
}
