import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { verify as askVerifier } from '../test/verify.ts';
import { readLabel } from './index.ts';
import { labelCover, labelPicture, makeCredentials, openSigner, type Producer } from './node.ts';

const NOW_MS = Date.parse('2026-11-22T08:00:00.500Z');
const origin = { produceId: '4f1c', createdAtMs: NOW_MS };
const gradient = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="768" height="1024"><defs><linearGradient id="g" x2="1" y2="1">' +
    '<stop stop-color="#123"/><stop offset="1" stop-color="#fed"/></linearGradient></defs>' +
    '<rect width="768" height="1024" fill="url(#g)"/></svg>',
);
let producer: Producer;
let anchor: string;
let jpeg: Uint8Array;
beforeAll(async () => {
  const credentials = openSigner(await makeCredentials('Kinora', Date.now()));
  anchor = credentials.anchor;
  producer = { code: 'Kinora', tool: 'Kinora', toolVersion: '0.1.0', credentials };
  jpeg = await sharp(gradient).jpeg({ quality: 88 }).toBuffer();
});

const verify = (file: Uint8Array, type = 'image/jpeg', trusted = anchor) => askVerifier(file, type, trusted);

describe('a portrait that leaves', () => {
  it.each([
    ['image/jpeg', () => sharp(gradient).jpeg().toBuffer()],
    ['image/png', () => sharp(gradient).png().toBuffer()],
    ['image/webp', () => sharp(gradient).webp().toBuffer()],
  ])('as %s has credentials that an independent verifier trusts', async (type, make) => {
    const report = await verify(await labelPicture(await make(), 'zh', producer, origin), type);
    expect(report.validation_state).toBe('Trusted');
  });

  it('says under its signature that AI made it of a photograph, and nothing else', async () => {
    const report = await verify(await labelPicture(jpeg, 'zh', producer, origin));
    const { assertions = [] } = report.manifests[report.active_manifest] ?? {};
    expect(assertions).toMatchObject([
      { label: 'c2pa.actions.v2', data: { actions: [{ action: 'c2pa.created' }] } },
      { label: 'cn.tc260.aigc', data: { Label: '1', ContentProducer: 'Kinora', ProduceID: '4f1c' } },
    ]);
    expect(JSON.stringify(assertions)).toContain('compositeWithTrainedAlgorithmicMedia');
  });

  it('carries the implicit label with the second in which it was made', async () => {
    const label = readLabel(await labelPicture(jpeg, 'zh', producer, origin));
    expect(label).toMatchObject({ aigc: { Label: '1', ProduceID: '4f1c' }, createdAt: '2026-11-22T08:00:00Z' });
    expect(label.hasCredentials).toBe(true);
  });

  it.each([
    ['a byte of the picture', (file: Uint8Array) => file.length - 300, 'assertion.dataHash.mismatch'],
    [
      'the implicit label',
      (file: Uint8Array) => Buffer.from(file).indexOf('<TC260:AIGC>') + 15,
      'assertion.dataHash.mismatch',
    ],
    [
      'what is under the signature',
      (file: Uint8Array) => Buffer.from(file).indexOf('ProduceID', Buffer.from(file).indexOf('cn.tc260.aigc')) + 13,
      'assertion.hashedURI.mismatch',
    ],
  ])('is found out when someone changes %s', async (_name, find, code) => {
    const file = await labelPicture(jpeg, 'zh', producer, origin);
    const at = find(file);
    file[at] = (file[at] ?? 0) ^ 1;
    const report = await verify(file);
    expect(report.validation_state).toBe('Invalid');
    expect(report.validation_status?.map((status) => status.code)).toContain(code);
  });

  it('is valid but not trusted for whoever does not know the authority', async () => {
    const stranger = openSigner(await makeCredentials('Other', Date.now())).anchor;
    const report = await verify(await labelPicture(jpeg, 'zh', producer, origin), 'image/jpeg', stranger);
    expect(report.validation_state).toBe('Valid');
  });

  it('has no credentials where there are none to sign with', async () => {
    const label = readLabel(await labelPicture(jpeg, 'zh', { ...producer, credentials: null }, origin));
    expect(label).toMatchObject({ aigc: { Label: '1' }, hasCredentials: false });
  });

  // A certificate is now a byte longer, now not, and odd lengths are a matter of their own in this format.
  it.each([1, 2, 3, 4, 5, 6])('as WebP is trusted whatever length its credentials come to (%i)', async () => {
    const credentials = openSigner(await makeCredentials('Kinora', Date.now()));
    const webp = await sharp(gradient).resize(240).webp().toBuffer();
    const file = await labelPicture(webp, 'en', { ...producer, credentials }, origin);
    expect((await verify(file, 'image/webp', credentials.anchor)).validation_state).toBe('Trusted');
  });

  it('as WebP is found out when someone changes a byte of the picture', async () => {
    const file = await labelPicture(await sharp(gradient).webp().toBuffer(), 'en', producer, origin);
    const at = Buffer.from(file).indexOf('VP8 ') + 200;
    file[at] = (file[at] ?? 0) ^ 1;
    const report = await verify(file, 'image/webp');
    expect(report.validation_status?.map((status) => status.code)).toContain('assertion.dataHash.mismatch');
  });

  it('as WebP is the same picture to who decodes it', async () => {
    const webp = await sharp(gradient).webp().toBuffer();
    const [signed, unsigned] = await Promise.all(
      [producer, { ...producer, credentials: null }].map((one) => labelPicture(webp, 'en', one, origin)),
    );
    expect(await sharp(signed).raw().toBuffer()).toEqual(await sharp(unsigned).raw().toBuffer());
  });

  it('is no picture: nothing leaves', async () => {
    await expect(labelPicture(new Uint8Array(100), 'zh', producer, origin)).rejects.toThrow();
  });
});

describe('a cover that leaves', () => {
  const makeCover = () => sharp(gradient).resize(384).jpeg({ quality: 82 }).toBuffer();
  /** Height of what differs between two pictures. */
  async function changedRows(one: Uint8Array, other: Uint8Array): Promise<number> {
    const [a, b] = await Promise.all([one, other].map((file) => sharp(file).greyscale().raw().toBuffer()));
    if (!a || !b) throw new Error('no pixels');
    const changed = [...a.keys()].filter((at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 12);
    return new Set(changed.map((at) => Math.floor(at / 384))).size;
  }

  it('carries the mark, larger than a portrait of that size would', async () => {
    const cover = await makeCover();
    const [small, whole] = [
      await labelCover(cover, 'zh', producer, origin),
      await labelPicture(cover, 'zh', producer, origin),
    ];
    expect(await changedRows(cover, small)).toBeGreaterThan(await changedRows(cover, whole));
  });

  it('has credentials that an independent verifier trusts, and a label', async () => {
    const cover = await labelCover(await makeCover(), 'en', producer, origin);
    expect((await verify(cover)).validation_state).toBe('Trusted');
    expect(readLabel(cover).aigc?.Label).toBe('1');
  });
});

describe('the signer', () => {
  it('refuses a key that does not belong to the certificate', async () => {
    const [one, other] = await Promise.all([makeCredentials('A', NOW_MS), makeCredentials('B', NOW_MS)]);
    expect(() => openSigner({ certificates: one.certificates, privateKey: other.privateKey })).toThrow(/belong/);
  });

  it('refuses what is no certificate', () => {
    expect(() => openSigner({ certificates: 'none', privateKey: 'none' })).toThrow(/no certificate/);
  });
});
