import type { H264Stream } from './read-h264.ts';

export interface Mp4Options {
  widthPx: number;
  heightPx: number;
  framesPerSecond: number;
}

/** Ticks of the track's clock for one frame; any number that divides well. */
const FRAME_TICKS = 512;
/** Ticks a second of the movie's own clock. */
const MOVIE_TICKS = 1000;
const MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

/**
 * An mp4 of one silent track (ISO/IEC 14496-12 and -15), its index before its pictures so that it plays while it loads.
 * Written here because an encoder can do so only in a file that it may rewind, and a person's video is never on a disk unsealed.
 */
export function muxMp4(stream: H264Stream, options: Mp4Options): Uint8Array {
  const type = box('ftyp', ascii('isom'), u32(0x200), ascii('isomiso2avc1mp41'));
  // The index is as long whatever the place of the first picture is.
  const headBytes = type.length + movie(stream, options, 0).length;
  const pictures = box('mdat', ...stream.frames.map(({ data }) => data));
  return Buffer.concat([type, movie(stream, options, headBytes + 8), pictures]);
}

function movie(stream: H264Stream, options: Mp4Options, firstByte: number): Buffer {
  const { widthPx, heightPx, framesPerSecond } = options;
  const count = stream.frames.length;
  const duration = Math.round((count / framesPerSecond) * MOVIE_TICKS);
  const sync = stream.frames.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  const table = box(
    'stbl',
    box('stsd', u32(0, 1), sampleEntry(stream, widthPx, heightPx)),
    box('stts', u32(0, 1, count, FRAME_TICKS)),
    box('stss', u32(0, sync.length, ...sync)),
    box('stsc', u32(0, 1, 1, count, 1)),
    box('stsz', u32(0, 0, count, ...stream.frames.map(({ data }) => data.length))),
    box('stco', u32(0, 1, firstByte)),
  );
  const media = box(
    'mdia',
    box('mdhd', u32(0, 0, 0, framesPerSecond * FRAME_TICKS, count * FRAME_TICKS), u16(0x55c4, 0)),
    box('hdlr', u32(0, 0), ascii('vide'), u32(0, 0, 0), ascii('VideoHandler\0')),
    box('minf', box('vmhd', u32(1, 0, 0)), box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))), table),
  );
  const track = box(
    'trak',
    // Flags: enabled, in the movie, in its preview.
    box('tkhd', u32(7, 0, 0, 1, 0, duration, 0, 0, 0, 0, ...MATRIX, widthPx * 0x10000, heightPx * 0x10000)),
    media,
  );
  const header = u32(0, 0, 0, MOVIE_TICKS, duration, 0x10000, 0x01000000, 0, 0, ...MATRIX, 0, 0, 0, 0, 0, 0, 2);
  return box('moov', box('mvhd', header), track);
}

function sampleEntry({ sequence, picture }: H264Stream, widthPx: number, heightPx: number): Buffer {
  const [, profile = 0, compatibility = 0, level = 0] = sequence;
  const configuration = box(
    'avcC',
    // Lengths of four bytes; one sequence set.
    Buffer.of(1, profile, compatibility, level, 0xff, 0xe1),
    u16(sequence.length),
    sequence,
    Buffer.of(1),
    u16(picture.length),
    picture,
    // What profile High adds: 4:2:0 in 8 bits, no extensions.
    Buffer.of(0xfd, 0xf8, 0xf8, 0),
  );
  return box(
    'avc1',
    u32(0),
    u16(0, 1, 0, 0),
    u32(0, 0, 0),
    u16(widthPx, heightPx),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    configuration,
    // Rec. 709, video range.
    box('colr', ascii('nclx'), u16(1, 1, 1), Buffer.of(0)),
  );
}

function box(name: string, ...parts: Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(size), ascii(name), ...parts], size);
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, index * 2);
  return bytes;
}

function ascii(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
