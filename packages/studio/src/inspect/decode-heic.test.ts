import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { decodeHeic } from './decode-heic.ts';
import { inspectPhoto } from './inspect-photo.ts';

const PORTRAIT = new URL('../../test/astronaut.heic', import.meta.url);

let heic: Buffer;
beforeAll(async () => {
  heic = await readFile(PORTRAIT);
});

/** The file with its property `ispe`, in which it claims its size, rewritten. */
function thatClaims(widthPx: number, heightPx: number): Buffer {
  const bytes = Buffer.from(heic);
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(widthPx, at);
  bytes.writeUInt32BE(heightPx, at + 4);
  return bytes;
}

/** The file with its colour profile replaced by the property `irot`: a quarter turn anticlockwise. */
function quarterTurned(): Buffer {
  const bytes = Buffer.from(heic);
  const at = bytes.indexOf('colrprof');
  bytes.write('irot', at);
  bytes[at + 4] = 1;
  return bytes;
}

const raw = async (bytes: Uint8Array | undefined) => sharp(bytes).removeAlpha().raw().toBuffer();

test('a HEIC portrait is accepted and comes with a JPEG of its size', async () => {
  const report = await inspectPhoto(heic, { claimedType: 'image/heic' });
  if (!report.isAccepted) throw new Error(`refused: ${report.refusal.kind}`);
  expect(report).toMatchObject({ format: 'heic', widthPx: 448, heightPx: 512, gender: 'female', warnings: [] });
  expect(await sharp(report.compressed?.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 448, height: 512 });
});

test('the turn that the format carries is applied once', async () => {
  const { header, png } = await decodeHeic(quarterTurned());
  expect(header).toMatchObject({ widthPx: 512, heightPx: 448 });
  const upright = await decodeHeic(heic);
  expect(await raw(png)).toEqual(await raw(await sharp(upright.png).rotate(-90).png().toBuffer()));
});

test('a HEIC cut short is unreadable, wherever it is cut', async () => {
  for (const length of [24, 200, 3000, heic.length / 2]) {
    expect(await inspectPhoto(heic.subarray(0, length))).toMatchObject({ refusal: { kind: 'unreadable' } });
  }
});

test('a HEIC that claims 30,000 × 30,000 pixels is refused before one is decoded', async () => {
  const bytes = thatClaims(30_000, 30_000);
  expect(await decodeHeic(bytes)).toMatchObject({ header: { widthPx: 30_000 }, png: undefined });
  expect(await inspectPhoto(bytes)).toMatchObject({ refusal: { kind: 'too-large', widthPx: 30_000 } });
});

test('a HEIC that claims fewer pixels than it decodes to is unreadable', async () => {
  expect(await inspectPhoto(thatClaims(200, 200))).toMatchObject({ refusal: { kind: 'unreadable' } });
});
