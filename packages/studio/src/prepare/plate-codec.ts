import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { PLATE_CLASSES, type Plate, type PlateClasses, type PlatePerson } from '../plate.ts';

/** First bytes of an encoded plate: "KPLT" and the version of its layout. Version 1, which had no class maps, is still read. */
const MAGIC = 'KPLT';
const VERSION = 2;
const OLDEST_VERSION = 1;
const PREFIX_BYTES = 16;

interface PlateHeader {
  widthPx: number;
  heightPx: number;
  faceHeightPx: number;
  person: PlatePerson;
  landmarks: number;
  /** Size of the class maps in cells; left out where there are none. */
  classes?: { widthPx: number; heightPx: number };
}

/** Bytes that are not an encoded plate of this version, or a damaged one. */
export class PlateFormatError extends Error {
  override name = 'PlateFormatError';
}

/**
 * Packs a plate for storage. Layout: "KPLT", u32 version, u32 header length, u32 length of the packed body, JSON header,
 * then one zstd frame of the landmarks (f32) and the planes: each as the difference to its left neighbour, the foreground as
 * the difference to the photo, the class maps after the others.
 */
export function encodePlate(plate: Plate): Buffer {
  const header: PlateHeader = {
    widthPx: plate.widthPx,
    heightPx: plate.heightPx,
    faceHeightPx: plate.faceHeightPx,
    person: plate.person,
    landmarks: plate.landmarks.length,
    ...(plate.classes && { classes: { widthPx: plate.classes.widthPx, heightPx: plate.classes.heightPx } }),
  };
  const layout = layoutOf(header);
  const body = new Uint8Array(layout.totalBytes);
  body.set(new Uint8Array(plate.landmarks.buffer, plate.landmarks.byteOffset, plate.landmarks.byteLength), 0);
  planesOf(plate).forEach((plane, index) => {
    const { offset, length, stride } = layout.planes[index] ?? { offset: 0, length: 0, stride: 1 };
    if (plane.length !== length) throw new PlateFormatError(`plane ${index} is ${plane.length} bytes, not ${length}`);
    for (let i = 0; i < length; i++) body[offset + i] = (plane[i] ?? 0) - (i < stride ? 0 : (plane[i - stride] ?? 0));
  });
  const head = Buffer.from(JSON.stringify(header));
  const packed = zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.write(MAGIC, 0, 'latin1');
  prefix.writeUInt32LE(VERSION, 4);
  prefix.writeUInt32LE(head.length, 8);
  prefix.writeUInt32LE(packed.length, 12);
  return Buffer.concat([prefix, head, packed]);
}

/**
 * Reads what {@link encodePlate} wrote.
 * @throws PlateFormatError when the bytes are no plate, of another version, or cut short.
 */
export function decodePlate(bytes: Uint8Array): Plate {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (source.length < PREFIX_BYTES || source.toString('latin1', 0, 4) !== MAGIC)
    throw new PlateFormatError('not a plate');
  const version = source.readUInt32LE(4);
  if (version < OLDEST_VERSION || version > VERSION)
    throw new PlateFormatError(`no plate of version ${version} is read`);
  const bodyStart = PREFIX_BYTES + source.readUInt32LE(8);
  const bodyEnd = bodyStart + source.readUInt32LE(12);
  if (source.length < bodyEnd) throw new PlateFormatError('the plate is cut short');
  const header = JSON.parse(source.toString('utf8', PREFIX_BYTES, bodyStart)) as PlateHeader;
  const layout = layoutOf(header);
  const body = zstdDecompressSync(source.subarray(bodyStart, bodyEnd), { maxOutputLength: layout.totalBytes + 1 });
  if (body.length !== layout.totalBytes) throw new PlateFormatError('the plate has the wrong size');
  const [photo, edges, alpha, normals, skin, face, ...maps] = layout.planes.map(({ offset, length, stride }) => {
    const plane = new Uint8Array(length);
    plane.set(body.subarray(offset, offset + length));
    for (let i = stride; i < length; i++) plane[i] = (plane[i] ?? 0) + (plane[i - stride] ?? 0);
    return plane;
  });
  if (!photo || !edges || !alpha || !normals || !skin || !face) throw new PlateFormatError('a plane is missing');
  return {
    widthPx: header.widthPx,
    heightPx: header.heightPx,
    faceHeightPx: header.faceHeightPx,
    photo,
    foreground: combine(edges, photo, 1),
    alpha,
    normals: new Int8Array(normals.buffer),
    skin,
    face,
    landmarks: new Float32Array(Uint8Array.from(body.subarray(0, header.landmarks * 4)).buffer),
    classes: header.classes && readClasses(header.classes, maps),
    person: header.person,
  };
}

/** The planes in their order on disk. The foreground differs from the photo only along edges: its difference packs away. */
function planesOf(plate: Plate): Uint8Array[] {
  const { photo, foreground, alpha, normals, skin, face, classes } = plate;
  const unsigned = new Uint8Array(normals.buffer, normals.byteOffset, normals.length);
  const maps = classes ? PLATE_CLASSES.map((name) => classes[name]) : [];
  return [photo, combine(foreground, photo, -1), alpha, unsigned, skin, face, ...maps];
}

function readClasses(size: { widthPx: number; heightPx: number }, maps: readonly Uint8Array[]): PlateClasses {
  return { ...size, ...Object.fromEntries(PLATE_CLASSES.map((name, index) => [name, maps[index]])) } as PlateClasses;
}

/** `bytes + sign * others`, modulo 256. */
function combine(bytes: Uint8Array, others: Uint8Array, sign: 1 | -1): Uint8Array {
  const out = new Uint8Array(bytes.length);
  for (let i = 0; i < out.length; i++) out[i] = (bytes[i] ?? 0) + sign * (others[i] ?? 0);
  return out;
}

function layoutOf(header: PlateHeader) {
  const pixels = header.widthPx * header.heightPx;
  const cells = header.classes ? header.classes.widthPx * header.classes.heightPx : 0;
  const sizes = [3, 3, 1, 3, 1, 1].map((stride) => ({ length: pixels * stride, stride }));
  if (header.classes) sizes.push(...PLATE_CLASSES.map(() => ({ length: cells, stride: 1 })));
  let offset = header.landmarks * 4;
  const planes = sizes.map(({ length, stride }) => {
    const plane = { offset, length, stride };
    offset += length;
    return plane;
  });
  return { planes, totalBytes: offset };
}
