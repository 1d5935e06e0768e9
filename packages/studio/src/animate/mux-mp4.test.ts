import { expect, test } from 'vitest';
import { muxMp4 } from './mux-mp4.ts';
import { readH264 } from './read-h264.ts';

const START = [0, 0, 0, 1];
const DELIMITER = [...START, 9, 0xf0];
const SEQUENCE = [0x67, 0x64, 0x00, 0x28, 1, 2];
const PICTURE = [0x68, 3, 4];
const KEY = [0x65, 5, 0, 0, 3, 6];
const OTHER = [0x41, 7];
const stream = Uint8Array.from([
  ...[...DELIMITER, ...START, ...SEQUENCE, ...START, ...PICTURE, 0, 0, 1, 6, 99, ...START, ...KEY],
  ...[...DELIMITER, ...START, ...OTHER],
  ...[...DELIMITER, ...START, ...OTHER, 0, 0, 1, ...OTHER],
]);

/** Boxes of an mp4 by their path. */
function boxesOf(bytes: Buffer, path = '', found = new Map<string, Buffer>()): Map<string, Buffer> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    const name = `${path}${bytes.toString('latin1', at + 4, at + 8)}`;
    const content = bytes.subarray(at + 8, at + size);
    found.set(name, content);
    if (/(moov|trak|mdia|minf|stbl)$/.test(name)) boxesOf(content, `${name}/`, found);
    at += size;
  }
  return found;
}

const options = { widthPx: 1080, heightPx: 1920, framesPerSecond: 24 };
const bytes = Buffer.from(muxMp4(readH264(stream), options));
const boxes = boxesOf(bytes);
const STBL = 'moov/trak/mdia/minf/stbl';
const numbers = (name: string): number[] => {
  const box = boxes.get(name);
  if (!box) throw new Error(`no box ${name}`);
  return Array.from({ length: box.length / 4 }, (_, i) => box.readUInt32BE(i * 4));
};

test('a byte stream is taken apart into frames with their lengths, and what is no picture is left out', () => {
  const { sequence, picture, frames } = readH264(stream);
  expect([...sequence]).toEqual(SEQUENCE);
  expect([...picture]).toEqual(PICTURE);
  expect(frames.map(({ isKey }) => isKey)).toEqual([true, false, false]);
  expect([...(frames[0]?.data ?? [])]).toEqual([0, 0, 0, KEY.length, ...KEY]);
  expect([...(frames[2]?.data ?? [])]).toEqual([0, 0, 0, 2, ...OTHER, 0, 0, 0, 2, ...OTHER]);
});

test('a stream without a picture is no video', () => {
  expect(() => readH264(Uint8Array.from([...START, ...SEQUENCE]))).toThrow(RangeError);
});

test('the index comes before the pictures and leads to them', () => {
  expect([...boxes.keys()].filter((name) => !name.includes('/'))).toEqual(['ftyp', 'moov', 'mdat']);
  const [, , first = 0] = numbers(`${STBL}/stco`);
  const [, , count = 0, ...sizes] = numbers(`${STBL}/stsz`);
  expect(count).toBe(3);
  const frames = readH264(stream).frames.map(({ data }) => Buffer.from(data));
  let at = first;
  for (const [index, frame] of frames.entries()) {
    expect(sizes[index]).toBe(frame.length);
    expect(bytes.subarray(at, at + frame.length).equals(frame)).toBe(true);
    at += frame.length;
  }
  expect(at).toBe(bytes.length);
});

test('size, duration, key frames and profile are in the index', () => {
  expect(numbers('moov/trak/tkhd').slice(-2)).toEqual([1080 * 0x10000, 1920 * 0x10000]);
  expect(numbers('moov/mvhd').slice(3, 5)).toEqual([1000, 125]);
  expect(numbers(`${STBL}/stss`).slice(1)).toEqual([1, 1]);
  const entry = boxes.get(`${STBL}/stsd`)?.toString('latin1') ?? '';
  expect(entry).toContain('avc1');
  const avcC = entry.slice(entry.indexOf('avcC') + 4);
  expect([...Buffer.from(avcC, 'latin1').subarray(0, 6)]).toEqual([1, 0x64, 0, 0x28, 0xff, 0xe1]);
});
