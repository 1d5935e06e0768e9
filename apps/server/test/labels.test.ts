import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initVerifier, { WasmReader } from '@contentauth/c2pa-wasm';
import type { ResultImage } from '@kinora/contract';
import { readLabel } from '@kinora/provenance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const studioProgram = new URL('./children/fake-studio-program.ts', import.meta.url);

let server: TestServer;
let photo: ResultImage;
let face: string;
beforeAll(async () => {
  server = await startTestServer({
    studioProgram,
    environment: { KINORA_RATE_LIMIT_FACTOR: '100', KINORA_LABEL_PRODUCER: '影棚' },
  });
  const user = await signInOverHttp(server);
  const { binaryurl = '' } = await user.upload('UPLOADCHECK', randomBytes(9), { name: 'a' });
  const { id } = await user.call('UPLOADFACE', { binaryurl });
  const { id: shoot } = await user.call('SHOOT', { theme: 'sakura', faces: [id], sn: newSn() });
  const progress = async () => (await user.call('QUEUERESULT', { id: shoot })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished');
  const [first] = (await progress())?.photos ?? [];
  const [icon] = (await user.call('QUERYICONS', {})).icons;
  if (!first || !icon) throw new Error('the shoot made no photo');
  photo = first;
  face = icon.icon;
});
afterAll(() => server.dispose());

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
