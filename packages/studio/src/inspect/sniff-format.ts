/** What the first bytes say a file is. `unknown` covers everything without a known signature. */
export type FileFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif' | 'tiff' | 'bmp' | 'svg' | 'pdf' | 'unknown';

/** The formats that an upload may have. */
export type PhotoFormat = 'jpeg' | 'png' | 'gif';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Tells a file's format by its magic bytes. Names and claimed types are not looked at: they lie. */
export function sniffFormat(bytes: Uint8Array): FileFormat {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256)).toString('latin1');
  if (PNG.every((byte, i) => bytes[i] === byte)) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('ftyp', 4)) return 'heif';
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff';
  if (text.startsWith('BM')) return 'bmp';
  if (text.startsWith('%PDF')) return 'pdf';
  if (/^\s*<(\?xml|svg)/.test(text)) return 'svg';
  return 'unknown';
}

export function isPhotoFormat(format: FileFormat): format is PhotoFormat {
  return format === 'jpeg' || format === 'png' || format === 'gif';
}

/** Whether a claimed type, such as `image/jpeg`, `jpg` or `.JPG`, names the format. */
export function isClaimTrue(claim: string, format: FileFormat): boolean {
  const name = claim
    .toLowerCase()
    .replace(/^image\//, '')
    .replace(/^\./, '');
  return (name === 'jpg' || name === 'pjpeg' ? 'jpeg' : name) === format;
}
