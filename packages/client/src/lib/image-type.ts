/** Picture formats that are told apart by their first bytes. */
export type ImageType = 'png' | 'jpg' | 'gif' | 'webp' | 'heic';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff];
const GIF = [0x47, 0x49, 0x46, 0x38];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const FTYP = [0x66, 0x74, 0x79, 0x70];
/** Brands of pictures coded in HEVC, and of the container that phones put them in. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

const hasAt = (bytes: Uint8Array, at: number, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

/** What a file is, whatever its name says: a photo renamed to .jpg stays a webp. Undefined for any other format. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (hasAt(bytes, 0, PNG)) return 'png';
  if (hasAt(bytes, 0, JPG)) return 'jpg';
  if (hasAt(bytes, 0, GIF)) return 'gif';
  if (hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP)) return 'webp';
  if (hasAt(bytes, 4, FTYP) && HEIC_BRANDS.has(String.fromCharCode(...bytes.subarray(8, 12)))) return 'heic';
  return undefined;
}
