import { inflateRawSync } from 'node:zlib';
import { ChannelError } from '../../ports/pay-channel.ts';

// APPNOTE.TXT 6.3: the directory at the end, then what lies before it.

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MAX_BYTES = 256 * 2 ** 20;

/** The files of an archive, whose names do not matter. Throws ChannelError for what is none. */
export function unzip(archive: Buffer): Buffer[] {
  try {
    return readFiles(archive);
  } catch {
    throw new ChannelError('an archive that cannot be read');
  }
}

function readFiles(archive: Buffer): Buffer[] {
  let end = archive.length - END_BYTES;
  while (archive.readUInt32LE(end) !== END) end--;
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error('no entry');
    const file = readFile(archive, at);
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    return file;
  });
}

function readFile(archive: Buffer, entry: number): Buffer {
  const [method, bytes, local] = [
    archive.readUInt16LE(entry + 10),
    archive.readUInt32LE(entry + 20),
    archive.readUInt32LE(entry + 42),
  ];
  if (archive.readUInt32LE(local) !== LOCAL) throw new Error('no file');
  const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + bytes);
  if (method === 0) return packed;
  if (method === 8) return inflateRawSync(packed, { maxOutputLength: MAX_BYTES });
  throw new Error('another method');
}
