import { type AigcFields, aigcJson, parseAigc } from './aigc-fields.ts';
import { ascii, BrokenFileError, fourLetters, startsWith } from './bytes.ts';
import { hasJpegCredentials, readJpegXmp, writeJpegXmp } from './formats/jpeg-segments.ts';
import { hasMp4Credentials } from './formats/mp4-credentials.ts';
import { readMp4Label, writeMp4Label } from './formats/mp4-label.ts';
import { hasPngCredentials, PNG_SIGNATURE, readPngTexts, writePngTexts } from './formats/png-chunks.ts';
import { hasWebpCredentials, readWebpXmp, writeWebpXmp } from './formats/webp-chunks.ts';
import { type OriginNote, readXmp, writeXmp, type XmpNote } from './xmp-packet.ts';

export type FileFormat = 'jpeg' | 'png' | 'webp' | 'mp4';

/** Neither JPEG, PNG, WebP nor MP4. */
export class UnknownFormatError extends Error {
  override readonly name = 'UnknownFormatError';
}

/** What a file carries; nothing of it is proven, that is what credentials are for. */
export interface FileLabel extends XmpNote {
  format: FileFormat;
  /** There are content credentials to be verified. */
  hasCredentials: boolean;
}

/** Pictures in boxes as of video: HEIC and AVIF, which are not read. */
const PICTURE_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1', 'avif', 'avis']);

/** The format by the first bytes. Throws UnknownFormatError. */
export function sniffFormat(bytes: Uint8Array): FileFormat {
  if (startsWith(bytes, Uint8Array.of(0xff, 0xd8, 0xff))) return 'jpeg';
  if (startsWith(bytes, PNG_SIGNATURE)) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'webp';
  if (startsWith(bytes, ascii('ftyp'), 4) && !PICTURE_BRANDS.has(fourLetters(bytes, 8))) return 'mp4';
  throw new UnknownFormatError('neither JPEG, PNG, WebP nor MP4');
}

/**
 * Writes the implicit label of GB 45438-2025 into a file, in place of one that is there; the picture itself is not
 * touched. Throws UnknownFormatError and BrokenFileError.
 */
export function writeLabel(bytes: Uint8Array, note: OriginNote): Uint8Array<ArrayBuffer> {
  const xmp = writeXmp(note);
  const json = aigcJson(note.aigc);
  switch (sniffFormat(bytes)) {
    case 'jpeg':
      return writeJpegXmp(bytes, xmp);
    case 'png':
      return writePngTexts(bytes, xmp, json);
    case 'webp':
      return writeWebpXmp(bytes, xmp);
    case 'mp4':
      return writeMp4Label(bytes, xmp, json);
  }
}

const firstAigc = (texts: readonly string[]): AigcFields | undefined =>
  texts.flatMap((text) => parseAigc(text) ?? [])[0];

function readTexts(bytes: Uint8Array, format: FileFormat): { xmp: string[]; aigc: string[]; hasCredentials: boolean } {
  switch (format) {
    case 'jpeg':
      return { xmp: readJpegXmp(bytes), aigc: [], hasCredentials: hasJpegCredentials(bytes) };
    case 'png':
      return { ...readPngTexts(bytes), hasCredentials: hasPngCredentials(bytes) };
    case 'webp':
      return { xmp: readWebpXmp(bytes), aigc: [], hasCredentials: hasWebpCredentials(bytes) };
    case 'mp4':
      return { ...readMp4Label(bytes), hasCredentials: hasMp4Credentials(bytes) };
  }
}

/** What a stranger's file carries. Throws UnknownFormatError, and BrokenFileError when it is damaged. */
export function readLabel(bytes: Uint8Array): FileLabel {
  const format = sniffFormat(bytes);
  try {
    const { xmp, aigc, hasCredentials } = readTexts(bytes, format);
    const note: XmpNote = Object.assign({}, ...xmp.map(readXmp).reverse());
    const fields = note.aigc ?? firstAigc(aigc);
    return { ...note, ...(fields && { aigc: fields }), format, hasCredentials };
  } catch (error) {
    // What is cut off within a number ends in a RangeError of DataView.
    if (error instanceof RangeError) throw new BrokenFileError('the file is cut off', { cause: error });
    throw error;
  }
}
