import { readFile, rm } from 'node:fs/promises';
import { themePicturesFolder } from '@kinora/theme-pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hosted, writeEngines } from './engines-file.ts';
import { type HostedPeer, type PeerRequest, startHostedPeer } from './hosted-peer.ts';
import { eventually, newSn } from './module-world.ts';
import { signInOverHttp } from './sign-in.ts';
import { makeTestFolder } from './test-folder.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const PATIENCE_MS = 900_000;
const SHEETS = 20;
let folder: string;
let vendor: HostedPeer;
let server: TestServer;
beforeAll(async () => {
  folder = await makeTestFolder();
  vendor = await startHostedPeer('the key');
  const file = writeEngines(folder, { engines: { cloud: hosted(vendor.url) }, default: ['cloud'] });
  server = await startTestServer({
    environment: {
      KINORA_ENGINES: file,
      TEST_VENDOR_KEY: 'the key',
      KINORA_RATE_LIMIT_FACTOR: '100',
      KINORA_STUDIO_THREADS: '1',
    },
  });
}, PATIENCE_MS);
afterAll(async () => {
  await server.dispose();
  await vendor.close();
  await rm(folder, { recursive: true });
});

it('of a vendor’s pictures the real studio lets through those alone that show the person, once, sharp and not copied', {
  timeout: PATIENCE_MS,
}, async () => {
  const photo = await readFile(new URL('../src/modules/faces/sample-photo.jpg', import.meta.url));
  const portrait = await readFile(`${themePicturesFolder('studio-grey')}/sample-1.jpg`);
  const twice = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#888' } })
    .composite([
      { input: await sharp(portrait).resize(600, 800).toBuffer(), left: 0, top: 0 },
      { input: await sharp(portrait).resize(600, 800).toBuffer(), left: 600, top: 0 },
    ])
    .extend({ top: 400, bottom: 400, background: '#888' })
    .jpeg()
    .toBuffer();
  // What is drawn follows from the composition that the prompt asks for.
  const bad: [string, Promise<Buffer>][] = [
    ['close-up', Promise.resolve(photo)],
    [
      'profile',
      sharp({ create: { width: 768, height: 1024, channels: 3, background: '#000' } })
        .jpeg()
        .toBuffer(),
    ],
    ['poster', sharp(portrait).blur(4).jpeg().toBuffer()],
    ['mirror', Promise.resolve(twice)],
  ];
  const kinds = bad.map(([word]) => word);
  vendor.draw = async ({ prompt }: PeerRequest) => (await bad.find(([word]) => prompt.includes(word))?.[1]) ?? portrait;

  const user = await signInOverHttp(server);
  const { binaryurl = '' } = await user.upload('UPLOADCHECK', photo, { name: 'me.jpg' });
  const { id: face } = await user.call('UPLOADFACE', { binaryurl });
  const { protocols } = await user.call('GLOBALCONF', {});
  await user.call('AGREEPROTOCOL', { kind: 'outside', version: protocols.outside, agree: true });
  const { id } = await user.call('SHOOT', { theme: 'neon-night', faces: [face], sn: newSn() });
  const progress = async () => (await user.call('QUEUERESULT', { id })).shoots[0];
  await eventually(async () => (await progress())?.state === 'finished', PATIENCE_MS);

  const ended = await progress();
  expect(ended?.photos).toHaveLength(SHEETS - kinds.length);
  expect(new Set(ended?.troubles?.map(({ engine, what }) => `${engine} ${what}`))).toEqual(
    new Set(['hosted copied', 'hosted blank', 'hosted faces', 'hosted blurred']),
  );
  // Each of these was taken three times, every other one once.
  expect(vendor.requests).toHaveLength(SHEETS + 2 * kinds.length);
});
