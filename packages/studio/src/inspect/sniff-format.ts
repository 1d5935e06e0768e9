/** What the first bytes say a file is: `heif` is any other picture or video in such boxes, `unknown` covers everything without a known signature. */
export type FileFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'heif' | 'tiff' | 'bmp' | 'svg' | 'pdf' | 'unknown';

/** The formats that an upload may have. */
const PHOTO_FORMATS = ['jpeg', 'png', 'gif', 'heic'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Tells a file's format by its magic bytes. Names and claimed types are not looked at: they lie. */
export function sniffFormat(bytes: Uint8Array): FileFormat {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256)).toString('latin1');
  if (PNG.every((byte, i) => bytes[i] === byte)) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('ftyp', 4)) return isHeic(bytes, text) ? 'heic' : 'heif';
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff';
  if (text.startsWith('BM')) return 'bmp';
  if (text.startsWith('%PDF')) return 'pdf';
  if (/^\s*<(\?xml|svg)/.test(text)) return 'svg';
  return 'unknown';
}

/** Brands that say a file's pictures are HEVC, and those of a container that does not say it by itself (ISO/IEC 23008-12). */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);
const CONTAINER_BRANDS = new Set(['mif1', 'msf1']);

function isHeic(bytes: Uint8Array, text: string): boolean {
  const size = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).readUInt32BE();
  const brands = text.slice(8, size).match(/.{4}/gs) ?? [];
  const [major = ''] = brands;
  return HEVC_BRANDS.has(major) || (CONTAINER_BRANDS.has(major) && brands.some((brand) => HEVC_BRANDS.has(brand)));
}

export function isPhotoFormat(format: FileFormat): format is PhotoFormat {
  return PHOTO_FORMATS.some((known) => known === format);
}

const ALIASES: Readonly<Record<string, string>> = { jpg: 'jpeg', pjpeg: 'jpeg', heif: 'heic' };

/** Whether a claimed type, such as `image/jpeg`, `jpg` or `.JPG`, names the format. */
export function isClaimTrue(claim: string, format: FileFormat): boolean {
  const name = claim
    .toLowerCase()
    .replace(/^image\//, '')
    .replace(/^\./, '');
  return (ALIASES[name] ?? name) === format;
}
