import { beforeAll, describe, expect, it } from 'vitest';
import { verify } from '../test/verify.ts';
import { makeVideo, readChunks } from '../test/video.ts';
import { readLabel } from './index.ts';
import { labelMarked, makeCredentials, openSigner, type Producer } from './node.ts';

const origin = { produceId: '4f1c', createdAtMs: Date.parse('2026-11-22T08:00:00.500Z') };
let producer: Producer;
let anchor: string;
beforeAll(async () => {
  const credentials = openSigner(await makeCredentials('Kinora', Date.now()));
  anchor = credentials.anchor;
  producer = { code: 'Kinora', tool: 'Kinora', toolVersion: '0.1.0', credentials };
});

const check = (file: Uint8Array) => verify(file, 'video/mp4', anchor);

describe.each([
  ['header first', 'stco'],
  ['header first', 'co64'],
  ['header last', 'stco'],
  ['header last', 'co64'],
] as const)('a video that leaves, %s, places in %s', (order, table) => {
  const { file, chunks } = makeVideo(order, table);

  it('has credentials that an independent verifier trusts', async () => {
    const report = await check(await labelMarked(file, producer, origin));
    expect(report.validation_status ?? []).toEqual([]);
    expect(report.validation_state).toBe('Trusted');
  });

  it('has its pictures where its header says', async () => {
    expect(readChunks(await labelMarked(file, producer, origin), table)).toEqual(chunks);
  });

  it('has them there after it was signed once more', async () => {
    const again = await labelMarked(await labelMarked(file, producer, origin), producer, origin);
    expect(readChunks(again, table)).toEqual(chunks);
    expect((await check(again)).validation_state).toBe('Trusted');
  });

  it.each([
    ['a byte of the pictures', (bytes: Buffer) => bytes.indexOf('abcdef') + 2],
    ['the place of a picture', (bytes: Buffer) => bytes.indexOf(table) + 15],
    ['the implicit label', (bytes: Buffer) => bytes.indexOf('ProduceID', bytes.indexOf('mdtaAIGC')) + 13],
    ['the label as XMP', (bytes: Buffer) => bytes.indexOf('<TC260:AIGC>') + 15],
  ])('is found out when someone changes %s', async (_name, find) => {
    const signed = await labelMarked(file, producer, origin);
    const at = find(Buffer.from(signed));
    signed[at] = (signed[at] ?? 0) ^ 1;
    const report = await check(signed);
    expect(report.validation_state).toBe('Invalid');
    expect(report.validation_status?.map(({ code }) => code)).toContain('assertion.bmffHash.mismatch');
  });
});

const { file } = makeVideo('header first', 'stco');

it('a video says under its signature what it is', async () => {
  const report = await check(await labelMarked(file, producer, origin));
  expect(report.manifests[report.active_manifest]?.assertions).toMatchObject([
    { label: 'c2pa.hash.bmff.v3' },
    { label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.created' }] } },
    { label: 'cn.tc260.aigc', data: { Label: '1', ProduceID: '4f1c' } },
  ]);
});

it('a video is found out when something is put between its boxes', async () => {
  const signed = Buffer.from(await labelMarked(file, producer, origin));
  const at = signed.indexOf('moov') - 4;
  const free = Buffer.from([0, 0, 0, 8, ...Buffer.from('free')]);
  const report = await check(Buffer.concat([signed.subarray(0, at), free, signed.subarray(at)]));
  expect(report.validation_state).toBe('Invalid');
});

it('a video without anything to sign with carries the implicit label', async () => {
  const label = readLabel(await labelMarked(file, { ...producer, credentials: null }, origin));
  expect(label).toMatchObject({ format: 'mp4', aigc: { Label: '1' }, hasCredentials: false });
});

it('what is no video does not leave', async () => {
  await expect(labelMarked(new Uint8Array(100), producer, origin)).rejects.toThrow();
});
