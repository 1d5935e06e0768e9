import exifr from 'exifr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeVideo, readChunks } from '../test/video.ts';
import { concatBytes } from './bytes.ts';
import { makeBox } from './formats/mp4-boxes.ts';
import { BrokenFileError, type OriginNote, readLabel, UnknownFormatError, writeLabel } from './index.ts';
import { SOURCE_TYPE } from './xmp-packet.ts';

const note: OriginNote = {
  aigc: {
    Label: '1',
    ContentProducer: '亲映 <&"\'> Kinora',
    ProduceID: '4f1c',
    ReservedCode1: '',
    ContentPropagator: '亲映 Kinora',
    PropagateID: '4f1c',
    ReservedCode2: '',
  },
  createdAt: '2026-11-22T08:00:00Z',
  tool: 'Kinora',
};

const plain = () => sharp({ create: { width: 61, height: 47, channels: 3, background: '#2a7' } });
const pictures: [string, () => Promise<Uint8Array>][] = [
  ['jpeg', () => plain().jpeg().toBuffer()],
  ['png', () => plain().png().toBuffer()],
  ['webp', () => plain().webp().toBuffer()],
];
const lossless = () => plain().ensureAlpha(0.5).webp({ lossless: true }).toBuffer();
const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();

describe.each(pictures)('the label of a %s', (format, make) => {
  it('is read back whole', async () => {
    const read = readLabel(writeLabel(await make(), note));
    expect(read).toEqual({ ...note, format, sourceType: SOURCE_TYPE, hasCredentials: false });
  });

  it('stands in XMP as another reader finds it', async () => {
    const labelled = Buffer.from(writeLabel(await make(), note));
    const { xmpAsString = '' } = await sharp(labelled).metadata();
    expect(xmpAsString).toContain('xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/"');
    expect(xmpAsString).toContain('"ProduceID":"4f1c"');
  });

  it('leaves the picture as it is', async () => {
    const before = await make();
    expect(await pixels(writeLabel(before, note))).toEqual(await pixels(before));
  });

  it('takes the place of an older one', async () => {
    const older = writeLabel(await make(), { ...note, tool: 'another' });
    const newer = writeLabel(older, note);
    expect(readLabel(newer).tool).toBe('Kinora');
    expect(Buffer.from(newer).toString('latin1').split('<TC260:AIGC>')).toHaveLength(2);
  });

  it('is none where nobody wrote one', async () => {
    expect(readLabel(await make())).toEqual({ format, hasCredentials: false });
  });

  it('of a file that is cut off is refused', async () => {
    const labelled = writeLabel(await make(), note);
    expect(() => readLabel(labelled.subarray(0, 40))).toThrow(BrokenFileError);
  });
});

it('is read by exifr from a JPEG', async () => {
  const labelled = Buffer.from(writeLabel(await plain().jpeg().toBuffer(), note));
  const { AIGC } = await exifr.parse(labelled, { xmp: true });
  expect(JSON.parse(AIGC)).toMatchObject({ Label: '1', ProduceID: '4f1c' });
});

it('stands in a PNG once more under its own keyword, uncompressed', async () => {
  const labelled = Buffer.from(writeLabel(await plain().png().toBuffer(), note));
  const at = labelled.indexOf('tEXtAIGC\0');
  expect(at).toBeGreaterThan(0);
  const json = labelled.toString('latin1', at + 9, at + 4 + labelled.readUInt32BE(at - 4));
  expect(JSON.parse(json)).toEqual({ AIGC: note.aigc });
});

it('keeps the alpha of a simple WebP', async () => {
  const before = await lossless();
  const labelled = writeLabel(before, note);
  expect(await pixels(labelled)).toEqual(await pixels(before));
  expect((await sharp(labelled).metadata()).hasAlpha).toBe(true);
});

describe.each(['header first', 'header last'] as const)('a video with its %s', (order) => {
  it.each(['stco', 'co64'] as const)('says where it comes from and still finds its chunks (%s)', (table) => {
    const { file, chunks } = makeVideo(order, table);
    const labelled = writeLabel(file, note);
    expect(readLabel(labelled)).toEqual({ ...note, format: 'mp4', sourceType: SOURCE_TYPE, hasCredentials: false });
    expect(readChunks(labelled, table)).toEqual(chunks);
    expect(readChunks(writeLabel(labelled, note), table)).toEqual(chunks);
  });

  it('keeps what else its header says of it', () => {
    const text = new TextDecoder('latin1').decode(writeLabel(makeVideo(order, 'stco').file, note));
    expect(text).toContain('cprt');
  });

  it('names the key where the guide for video asks for it', () => {
    const text = new TextDecoder('latin1').decode(writeLabel(makeVideo(order, 'stco').file, note));
    expect(text).toMatch(/moov.*udta.*meta.*hdlr.*mdta.*keys.*mdtaAIGC.*ilst.*data.*\{"Label":"1"/s);
  });
});

it('is not written into a video in fragments', () => {
  const { file } = makeVideo('header first', 'stco');
  expect(() => writeLabel(concatBytes(file, makeBox('moof')), note)).toThrow(BrokenFileError);
});

it.each([
  ['text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', new Uint8Array()],
  ['a GIF', new TextEncoder().encode('GIF89a..........')],
])('%s is no file that carries one', (_name, bytes) => {
  expect(() => readLabel(bytes)).toThrow(UnknownFormatError);
});

it('is read from a stranger who writes it as an attribute or in CDATA', async () => {
  const written = writeLabel(await plain().jpeg().toBuffer(), note);
  const rewrite = (body: string) =>
    readXmpOf(`<rdf:Description xmlns:T="http://www.tc260.org.cn/ns/AIGC/1.0/" ${body}</rdf:Description>`);
  expect(readLabel(written).aigc?.Label).toBe('1');
  expect(await rewrite(`T:AIGC='{"Label":"2"}'>`)).toBe('2');
  expect(await rewrite('><T:AIGC><![CDATA[{"AIGC":{"Label":3}}]]></T:AIGC>')).toBe('3');
  expect(await rewrite('><T:AIGC>{"Label":</T:AIGC>')).toBeUndefined();
});

async function readXmpOf(xmp: string): Promise<string | undefined> {
  return readLabel(await plain().withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${xmp}</x:xmpmeta>`).jpeg().toBuffer())
    .aigc?.Label;
}
