import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initVerifier, { WasmReader } from '@contentauth/c2pa-wasm';
import type { ResultImage } from '@kinora/contract';
import { readLabel } from '@kinora/provenance';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hosted, writeEngines } from './engines-file.ts';
import { type HostedPeer, startHostedPeer } from './hosted-peer.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { makeTestFolder } from './test-folder.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

const FOREIGN_THEME = 'neon-night';
/** The one colour that the vendor's peer draws, and how far JPEG takes a plain ground from it at most. */
const PLAIN = [0x66, 0xaa, 0x44];
const COMPRESSED_BY = 8;

let folder: string;
let vendor: HostedPeer;
let server: TestServer;
let photo: ResultImage;
/** Of a theme that another engine makes. */
let foreign: ResultImage;
let face: string;
beforeAll(async () => {
  folder = await makeTestFolder();
  vendor = await startHostedPeer('the key');
  const engines = writeEngines(folder, {
    engines: { cloud: hosted(vendor.url) },
    themes: { [FOREIGN_THEME]: ['cloud'] },
  });
  server = await startTestServer({
    studioProgram,
    environment: {
      KINORA_RATE_LIMIT_FACTOR: '100',
      KINORA_LABEL_PRODUCER: '影棚',
      KINORA_ENGINES: engines,
      TEST_VENDOR_KEY: 'the key',
    },
  });
  const user = await signInOverHttp(server);
  const { binaryurl = '' } = await user.upload('UPLOADCHECK', randomBytes(9), { name: 'a' });
  const { id } = await user.call('UPLOADFACE', { binaryurl });
  async function shoot(theme: string): Promise<ResultImage> {
    const { id: shoot } = await user.call('SHOOT', { theme, faces: [id], sn: newSn() });
    const progress = async () => (await user.call('QUEUERESULT', { id: shoot })).shoots[0];
    await eventually(async () => (await progress())?.state === 'finished');
    const [first] = (await progress())?.photos ?? [];
    if (!first) throw new Error('the shoot made no photo');
    return first;
  }
  photo = await shoot('sakura');
  const { protocols } = await user.call('GLOBALCONF', {});
  await user.call('AGREEPROTOCOL', { kind: 'outside', version: protocols.outside, agree: true });
  foreign = await shoot(FOREIGN_THEME);
  const [icon] = (await user.call('QUERYICONS', {})).icons;
  if (!icon) throw new Error('the face is gone');
  face = icon.icon;
});
afterAll(async () => {
  await server.dispose();
  await vendor.close();
  await rm(folder, { recursive: true });
});

async function download(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(address, server.address), { headers });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

async function verify(bytes: Uint8Array, anchor: string): Promise<string> {
  await initVerifier({
    module_or_path: await readFile(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')),
  });
  const context = JSON.stringify({ trust: { trust_anchors: anchor }, verify: { verify_trust: true } });
  return JSON.parse((await WasmReader.fromBytes('image/jpeg', bytes, context)).json()).validation_state;
}

test('a photo that is downloaded is trusted by whoever trusts the certificate of the studio', async () => {
  const { bytes } = await download(photo.url);
  const anchor = new TextDecoder().decode((await download('/credentials/anchor.pem')).bytes);
  expect(anchor).toMatch(/^-----BEGIN CERTIFICATE-----/);
  expect(anchor).not.toContain('PRIVATE');
  expect(await verify(bytes, anchor)).toBe('Trusted');
});

test('it names the provider of the configuration and nobody else', async () => {
  const { bytes } = await download(photo.url);
  expect(readLabel(bytes).aigc).toMatchObject({ Label: '1', ContentProducer: '影棚', ContentPropagator: '影棚' });
  expect(Buffer.from(bytes).toString('latin1')).not.toContain(photo.owner);
});

test('every address of a photo leads to labelled bytes, whatever is added to it', async () => {
  const plain = await download(photo.url);
  for (const added of ['', '?l=en', '?l=xx', '?l=', '?l=zh&l=en', '&l=en']) {
    const { status, bytes } = await download(photo.url + added);
    expect([status, readLabel(bytes).aigc?.Label]).toEqual([200, '1']);
    expect(bytes).toEqual(plain.bytes);
  }
  expect(readLabel((await download(photo.cover)).bytes).aigc?.Label).toBe('1');
});

test('parts of it are parts of the same bytes', async () => {
  const whole = await download(photo.url);
  const half = Math.floor(whole.bytes.length / 2);
  const [first, second] = [
    await download(photo.url, { range: `bytes=0-${half - 1}` }),
    await download(photo.url, { range: `bytes=${half}-` }),
  ];
  expect([first.status, second.status]).toEqual([206, 206]);
  expect(Buffer.concat([first.bytes, second.bytes])).toEqual(Buffer.from(whole.bytes));
  const again = await download(photo.url, { 'if-none-match': whole.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a cover has a tag and parts too', async () => {
  const whole = await download(photo.cover);
  const part = await download(photo.cover, { range: 'bytes=10-19' });
  expect(Buffer.from(part.bytes)).toEqual(Buffer.from(whole.bytes.subarray(10, 20)));
  expect((await download(photo.cover, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
});

test('the picture of a face, which no AI made, says nothing of AI', async () => {
  const { status, bytes } = await download(face);
  expect([status, Buffer.from(bytes).includes('AIGC')]).toEqual([200, false]);
});

/** Where a picture of one colour is not that colour, as shares of its width and height; undefined: nowhere. */
async function drawnOver(bytes: Uint8Array, colour: readonly number[]) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const rows: number[] = [];
  const columns: number[] = [];
  for (let at = 0; at < width * height; at++) {
    if (colour.every((value, channel) => Math.abs((data[at * channels + channel] ?? 0) - value) < COMPRESSED_BY))
      continue;
    rows.push(Math.floor(at / width) / height);
    columns.push((at % width) / width);
  }
  if (rows.length === 0) return undefined;
  const [top, left] = [rows, columns].map((shares) => shares.reduce((one, other) => Math.min(one, other)));
  return { top, left, share: rows.length / (width * height) };
}

test('a picture that an outside engine made leaves with the visible mark in its corner, and says in its file what it is', async () => {
  const anchor = new TextDecoder().decode((await download('/credentials/anchor.pem')).bytes);
  const { bytes } = await download(foreign.url);
  const mark = await drawnOver(bytes, PLAIN);
  expect(mark?.top).toBeGreaterThan(0.75);
  expect(mark?.left).toBeGreaterThan(0.3);
  expect(mark?.share).toBeGreaterThan(0.005);
  expect(readLabel(bytes)).toMatchObject({ aigc: { Label: '1', ContentProducer: '影棚' }, hasCredentials: true });
  expect(await verify(bytes, anchor)).toBe('Trusted');
  const cover = await download(foreign.cover);
  expect(await drawnOver(cover.bytes, PLAIN)).toBeDefined();
  expect(readLabel(cover.bytes).aigc?.Label).toBe('1');
  // It is kept as the vendor drew it: what is seen of a mark comes of leaving.
  const { db, objects } = server.deps;
  const { photo_key } = await db
    .selectFrom('photos')
    .select('photo_key')
    .where('id', '=', foreign.id)
    .executeTakeFirstOrThrow();
  expect(await drawnOver((await objects.get(photo_key)).bytes, PLAIN)).toBeUndefined();
});
