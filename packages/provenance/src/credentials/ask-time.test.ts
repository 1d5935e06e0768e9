import sharp from 'sharp';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startTimeAuthority } from '../../test/time-authority.ts';
import { verify } from '../../test/verify.ts';
import { labelCover, labelPicture, makeCredentials, openSigner, openTimeAuthority } from '../node.ts';

const AT = new Date(Math.floor(Date.now() / 1000) * 1000 - 5000);
const origin = { produceId: '4f1c', createdAtMs: AT.getTime() };
let picture: Uint8Array;
let signing: Awaited<ReturnType<typeof makeCredentials>>;
beforeAll(async () => {
  signing = await makeCredentials('Kinora', Date.now());
  picture = await sharp({ create: { width: 240, height: 320, channels: 3, background: '#467' } })
    .jpeg()
    .toBuffer();
});

let authority: Awaited<ReturnType<typeof startTimeAuthority>> | undefined;
afterEach(async () => {
  await authority?.close();
  authority = undefined;
});

/** Who signs pictures with the time that `url` says; and what went wrong. */
function open(url: string, now: () => number = Date.now) {
  const failures: unknown[] = [];
  const credentials = openSigner(
    signing,
    openTimeAuthority(url, now, (error) => failures.push(error)),
  );
  const producer = { code: 'Kinora', tool: 'Kinora', toolVersion: '1', credentials };
  return { producer, failures, anchor: credentials.anchor };
}

async function timeIn(file: Uint8Array, anchors: string): Promise<string | undefined> {
  const report = await verify(file, 'image/jpeg', anchors);
  expect(report.validation_state).toBe('Trusted');
  return report.manifests[report.active_manifest]?.signature_info?.time;
}

it('a picture says when it was signed, as the authority witnesses', async () => {
  authority = await startTimeAuthority(AT);
  const { producer, failures, anchor } = open(authority.url);
  const file = await labelPicture(picture, 'zh', producer, origin);
  expect(failures).toEqual([]);
  const time = await timeIn(file, `${anchor}\n${authority.anchor}`);
  expect(Date.parse(time ?? '')).toBe(AT.getTime());
});

it('a cover does not ask', async () => {
  authority = await startTimeAuthority(AT);
  const { producer, anchor } = open(authority.url);
  expect(await timeIn(await labelCover(picture, 'zh', producer, origin), anchor)).toBeUndefined();
  expect(authority.asked()).toBe(0);
});

it.each<[string, (reply: Buffer) => Buffer | number]>([
  ['refuses', () => 503],
  ['says nothing that can be read', () => Buffer.from('not a time stamp')],
  ['cuts off its answer', (reply) => reply.subarray(0, 200)],
])('a picture is signed without a time when the authority %s, which is told', async (_name, answer) => {
  authority = await startTimeAuthority(AT, answer);
  const { producer, failures, anchor } = open(authority.url);
  expect(await timeIn(await labelPicture(picture, 'zh', producer, origin), anchor)).toBeUndefined();
  expect(failures).toHaveLength(1);
});

it('a stamp for another picture is not taken', async () => {
  let first: Buffer | undefined;
  authority = await startTimeAuthority(AT, (reply) => {
    first ??= reply;
    return first;
  });
  const { producer, failures, anchor } = open(authority.url);
  await labelPicture(picture, 'zh', producer, origin);
  expect(await timeIn(await labelPicture(picture, 'en', producer, origin), anchor)).toBeUndefined();
  expect(failures).toEqual([expect.objectContaining({ message: 'a time stamp for something else' })]);
});

it('after a failure the authority is left alone for a minute', async () => {
  authority = await startTimeAuthority(AT, () => 500);
  let nowMs = 0;
  const { producer } = open(authority.url, () => nowMs);
  for (const laterMs of [0, 59_999, 60_001]) {
    nowMs = laterMs;
    await labelPicture(picture, 'zh', producer, origin);
  }
  expect(authority.asked()).toBe(2);
});

it('nobody at the address is a failure, too', async () => {
  const { producer, failures, anchor } = open('http://127.0.0.1:9');
  expect(await timeIn(await labelPicture(picture, 'zh', producer, origin), anchor)).toBeUndefined();
  expect(failures).toHaveLength(1);
});
