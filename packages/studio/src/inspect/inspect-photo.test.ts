import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { faceHeightOf, type Landmarks, pointAt } from '../models/face-landmarks.ts';
import type { Photo } from '../pixels/photo.ts';
import {
  drawOn,
  fringeShape,
  glassesShape,
  handShape,
  heldShape,
  maskShape,
  readPortrait,
} from './draw-obstacles.fixture.ts';
import { outlineOf } from './face-outline.ts';
import { inspectPhoto } from './inspect-photo.ts';

let photo: Photo;
let landmarks: Landmarks;
let portrait: Buffer;

beforeAll(async () => {
  ({ photo, landmarks } = await readPortrait());
  portrait = await drawOn(photo, '');
});

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  const report = await inspectPhoto(bytes);
  return report.isAccepted ? 'accepted' : report.refusal.kind;
};

describe('a good portrait', () => {
  test('is accepted with who it shows, where, and no warning', async () => {
    const report = await inspectPhoto(portrait);
    if (!report.isAccepted) throw new Error(`refused: ${report.refusal.kind}`);
    expect(report).toMatchObject({
      format: 'png',
      widthPx: 1024,
      heightPx: 1024,
      gender: 'female',
      warnings: [],
      notes: [],
    });
    expect(report.age).toBeGreaterThan(20);
    expect(report.age).toBeLessThan(50);
    expect(Math.abs(report.pose.yaw)).toBeLessThan(10);
    expect(report.faceHeightPx).toBeCloseTo(206, -1);
    expect(report.embedding).toHaveLength(128);
    expect(report.compressed).toBeUndefined();
  });

  test.each<[string, (image: Sharp) => Sharp]>([
    ['dim', (image) => image.linear(0.45, 0)],
    ['soft', (image) => image.blur(0.6)],
  ])('that could be better is accepted with the note %s', async (note, spoil) => {
    const report = await inspectPhoto(await spoil(sharp(portrait)).png().toBuffer());
    if (!report.isAccepted) throw new Error(`refused: ${report.refusal.kind}`);
    expect(report.notes).toEqual([note]);
  });

  test.each<[string, (image: Sharp) => Sharp]>([
    ['right above the forehead', (image) => image.extract({ left: 0, top: 118, width: 1024, height: 906 })],
    ['through the hair', (image) => image.extract({ left: 0, top: 84, width: 1024, height: 940 })],
  ])('whose upper edge cuts the head %s asks whether to go on', async (_, cut) => {
    const report = await inspectPhoto(await cut(sharp(portrait)).png().toBuffer());
    expect(report).toMatchObject({ isAccepted: true, warnings: ['head-cut'] });
  });

  test('whose side cuts the hair beside the face asks whether to go on', async () => {
    const [from, to] = [pointAt(landmarks, 234).x, pointAt(landmarks, 454).x];
    const left = Math.round(from - (to - from) * 0.05);
    const cut = sharp(portrait).extract({ left, top: 0, width: 1024 - left, height: 1024 });
    expect(await inspectPhoto(await cut.png().toBuffer())).toMatchObject({ isAccepted: true, warnings: ['hair-cut'] });
  });

  test('whose face has too few pixels for a portrait asks whether to go on', async () => {
    const report = await inspectPhoto(await sharp(portrait).resize(440).png().toBuffer());
    expect(report).toMatchObject({ isAccepted: true, warnings: ['low-resolution'] });
  });

  test.each([
    ['a microphone before the mouth', 'mouth', '#202022'],
    ['a microphone before the chin', 'chin', '#08080c'],
    ['a red cup', 'mouth', '#b03028'],
    ['a hand before the chin', 'chin', '#d8b08c'],
  ] as const)('with %s asks whether to go on', async (_, place, colour) => {
    const report = await inspectPhoto(await drawOn(photo, heldShape(landmarks, place, colour)));
    expect(report).toMatchObject({ isAccepted: true, warnings: ['mouth-covered'] });
  });

  test('with a hand before the mouth, of the colour of its own cheek, asks whether to go on', async () => {
    const { x, y } = pointAt(landmarks, 50);
    const at = (Math.round(y) * photo.widthPx + Math.round(x)) * 3;
    const cheek = `rgb(${photo.data.slice(at, at + 3).join()})`;
    const report = await inspectPhoto(await drawOn(photo, handShape(landmarks, cheek, '#b98a74')));
    expect(report).toMatchObject({ isAccepted: true, warnings: ['mouth-covered'] });
  });

  test('in black and white, whose lips are as grey as the chin, does not', async () => {
    const report = await inspectPhoto(await sharp(portrait).greyscale().png().toBuffer());
    expect(report).toMatchObject({ isAccepted: true, warnings: [] });
  });

  test('of many pixels comes with a JPEG of two million', async () => {
    const report = await inspectPhoto(await sharp(portrait).resize(3000, 3000).jpeg().toBuffer());
    if (!report.isAccepted) throw new Error(`refused: ${report.refusal.kind}`);
    expect(report).toMatchObject({ widthPx: 3000, heightPx: 3000, compressed: { widthPx: 1414, heightPx: 1414 } });
    expect(await sharp(report.compressed?.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1414 });
  });

  test('lying on its side is looked at as its EXIF says', async () => {
    const upright = await sharp(portrait).resize(800, 1000).png().toBuffer();
    const lying = await sharp(upright).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    expect(await inspectPhoto(lying)).toMatchObject({ isAccepted: true, widthPx: 800, heightPx: 1000 });
  });

  test('as an animated GIF is judged by its first frame and not compressed', async () => {
    const frame = await sharp(portrait).resize(512, 512).raw().toBuffer();
    const frames = Buffer.concat([frame, Buffer.alloc(frame.length)]);
    const gif = await sharp(frames, { raw: { width: 512, height: 1024, channels: 3, pageHeight: 512 } })
      .gif()
      .toBuffer();
    const report = await inspectPhoto(gif);
    const notes = expect.arrayContaining(['first-frame-only']);
    expect(report).toMatchObject({ isAccepted: true, format: 'gif', heightPx: 512, notes });
  });

  test('in grey, in CMYK and in 16 bit is accepted too', async () => {
    for (const space of ['b-w', 'cmyk', 'rgb16'] as const) {
      const converted = sharp(portrait).toColourspace(space);
      const bytes = await (space === 'rgb16' ? converted.png() : converted.jpeg()).toBuffer();
      expect(await refusalOf(bytes)).toBe('accepted');
    }
  });
});

describe('files', () => {
  test('webp is an unsupported format, whatever it claims to be', async () => {
    const webp = await sharp(portrait).webp().toBuffer();
    expect(await inspectPhoto(webp, { claimedType: 'image/png' })).toMatchObject({
      refusal: { kind: 'unsupported-format', format: 'webp' },
    });
  });

  test('a file that is not what it claims to be is refused', async () => {
    const report = await inspectPhoto(portrait, { claimedType: 'image/jpeg' });
    expect(report).toMatchObject({ refusal: { kind: 'unsupported-format', format: 'png', claimed: 'image/jpeg' } });
    expect((await inspectPhoto(portrait, { claimedType: 'image/png' })).isAccepted).toBe(true);
  });

  test('a file cut short is unreadable', async () => {
    const jpeg = await sharp(portrait).jpeg().toBuffer();
    expect(await refusalOf(jpeg.subarray(0, jpeg.length / 2))).toBe('unreadable');
    expect(await refusalOf(portrait.subarray(0, 40))).toBe('unreadable');
  });

  test('bytes of nothing known are an unsupported format', async () => {
    expect(await refusalOf(Buffer.from('hello'))).toBe('unsupported-format');
    expect(await refusalOf(new Uint8Array())).toBe('unsupported-format');
  });

  test('a picture of 199 pixels is too small, of 200 not', async () => {
    const cut = (side: number) =>
      sharp(portrait)
        .extract({ left: 340, top: 40, width: side + 100, height: side })
        .png()
        .toBuffer();
    expect(await inspectPhoto(await cut(199))).toMatchObject({ refusal: { kind: 'too-small', minSidePx: 200 } });
    expect(await refusalOf(await cut(200))).not.toBe('too-small');
  });

  test('a header that claims a billion pixels is refused without reading them', async () => {
    const bomb = Buffer.from(portrait);
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const before = process.memoryUsage().rss;
    expect(await refusalOf(bomb)).toMatch(/too-large|unreadable/);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test('a real picture of too many pixels is too large', async () => {
    const create = { width: 9000, height: 6000, channels: 3, background: '#000' } as const;
    expect(await refusalOf(await sharp({ create }).png().toBuffer())).toBe('too-large');
  });
});

describe('faces', () => {
  test('a picture without a face has none', async () => {
    const helmet = await sharp(await readFile(new URL('../../test/astronaut.png', import.meta.url)))
      .extract({ left: 0, top: 230, width: 512, height: 282 })
      .png()
      .toBuffer();
    expect(await refusalOf(helmet)).toBe('no-face');
  });

  test.each(['left', 'right', 'top'] as const)('a face that the %s edge cuts is cropped', async (side) => {
    const { left, top, widthPx, heightPx } = outlineOf(landmarks);
    const [x, y] = [Math.round(left + widthPx * 0.2), Math.round(top + heightPx * 0.15)];
    const right = Math.round(left + widthPx * 0.8);
    const box = {
      left: { left: x, top: 0, width: 1024 - x, height: 1024 },
      right: { left: 0, top: 0, width: right, height: 1024 },
      top: { left: 0, top: y, width: 1024, height: 1024 - y },
    }[side];
    const report = await inspectPhoto(await sharp(portrait).extract(box).png().toBuffer());
    expect(report).toMatchObject({ refusal: { kind: 'cropped', sides: [side] } });
  });

  test('a tiny face is too small', async () => {
    const create = { width: 1000, height: 1000, channels: 3, background: '#aab' } as const;
    const layers = [{ input: await sharp(portrait).resize(300, 300).toBuffer(), left: 300, top: 700 }];
    const report = await inspectPhoto(await sharp({ create }).composite(layers).jpeg().toBuffer());
    expect(report).toMatchObject({ refusal: { kind: 'face-too-small', minFaceHeightPx: 72 } });
  });
});

describe('light and sharpness', () => {
  test.each([
    ['dark', (s: Sharp) => s.linear(0.25, 0)],
    ['bright', (s: Sharp) => s.linear(1.4, 30)],
    ['blurred', (s: Sharp) => s.blur(4)],
  ] as const)('%s', async (kind, spoil) => {
    expect(await refusalOf(await spoil(sharp(portrait)).png().toBuffer())).toBe(kind);
  });
});

describe('what hides the face', () => {
  test.each(['#8fb7d8', '#1d1d20', '#9fc7b0', '#f2f5f7'])('a mask of %s', async (colour) => {
    expect(await refusalOf(await drawOn(photo, maskShape(landmarks, colour)))).toBe('mask');
  });

  test.each([
    ['thick frames', '#222', 0.02, 'fill="none" stroke="#222" stroke-width="4"'],
    ['thin frames', '#333', 0.009, 'fill="none" stroke="#333" stroke-width="2"'],
    ['clear frames', '#ffffff88', 0.02, 'fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="4"'],
    ['sunglasses', '#111', 0.03, 'fill="#111"'],
  ])('%s', async (_, colour, width, style) => {
    expect(await refusalOf(await drawOn(photo, glassesShape(landmarks, colour, width, style)))).toBe('glasses');
  });

  test('a fringe over the brows is a warning, not a refusal', async () => {
    const lids = (pointAt(landmarks, 27).y + pointAt(landmarks, 257).y) / 2 - faceHeightOf(landmarks) * 0.01;
    const report = await inspectPhoto(await drawOn(photo, fringeShape(landmarks, '#2a1d16', lids)));
    expect(report).toMatchObject({ isAccepted: true, warnings: ['brows-covered'] });
  });

  test('a fringe that ends above the brows is none', async () => {
    const above = Math.min(pointAt(landmarks, 105).y, pointAt(landmarks, 334).y) - faceHeightOf(landmarks) * 0.1;
    const report = await inspectPhoto(await drawOn(photo, fringeShape(landmarks, '#2a1d16', above)));
    expect(report).toMatchObject({ isAccepted: true, warnings: [] });
  });
});
