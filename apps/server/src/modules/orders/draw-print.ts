import { type Extent, PRINT_BLEED_MM, PRINT_DPI, type PrintCrop, printPixels } from '@kinora/contract';
import { contentsOfPart, readContents, writeContents } from '@kinora/provenance/contents';
import { type MarkLanguage, stampPicture } from '@kinora/provenance/node';
import sharp from 'sharp';

const JPEG_QUALITY = 96;

interface PrintDrawing {
  readonly crop: PrintCrop;
  /** The paper once it is cut, mm. */
  readonly frame: Extent;
  readonly language: MarkLanguage;
}

/** One side of a picture, in pixels: which part of the photo it is made of, how long that is on the print, and what has to be added before and behind. */
interface Side {
  start: number;
  length: number;
  drawn: number;
  before: number;
  behind: number;
}

/** The part that is printed with what is beyond the cut, as far as the photo goes; the rest mirrors what is at its edge. */
function layOutSide(photo: number, crop: { start: number; length: number }, cut: number, bleed: number): Side {
  const scale = cut / (crop.length * photo);
  const first = crop.start * photo - bleed / scale;
  const last = (crop.start + crop.length) * photo + bleed / scale;
  const start = Math.min(photo - 1, Math.max(0, Math.round(first)));
  const end = Math.max(start + 1, Math.min(photo, Math.round(last)));
  const before = Math.min(bleed, Math.max(0, Math.round((start - first) * scale)));
  const behind = Math.min(bleed, Math.max(0, Math.round((last - end) * scale)));
  return { start, length: end - start, drawn: cut + 2 * bleed - before - behind, before, behind };
}

/**
 * The file that a printer is given: 300 dpi, the picture going on beyond the cut, colours of a named space, and within the cut the mark of AI generation, in a
 * corner without a face. JPEG.
 */
export async function drawPrint(photo: Uint8Array, { crop, frame, language }: PrintDrawing): Promise<Uint8Array> {
  const { width, height, xmp } = await sharp(photo).metadata();
  const contents = readContents(xmp?.toString('utf8'));
  const bleed = printPixels(PRINT_BLEED_MM);
  const [cutWidth, cutHeight] = [printPixels(frame.width), printPixels(frame.height)];
  const across = layOutSide(width, { start: crop.x, length: crop.width }, cutWidth, bleed);
  const down = layOutSide(height, { start: crop.y, length: crop.height }, cutHeight, bleed);
  const part = await sharp(photo)
    .toColourspace('srgb')
    .extract({ left: across.start, top: down.start, width: across.length, height: down.length })
    .resize(across.drawn, down.drawn, { kernel: 'lanczos3', fit: 'fill' })
    .toFormat('png', { compressionLevel: 1 })
    .toBuffer();
  const whole = await sharp(part)
    .extend({
      ...{ left: across.before, right: across.behind, top: down.before, bottom: down.behind },
      extendWith: 'mirror',
    })
    .toFormat('png', { compressionLevel: 1 })
    .toBuffer();
  const cut = sharp(whole)
    .extract({ left: bleed, top: bleed, width: cutWidth, height: cutHeight })
    .toFormat('png', { compressionLevel: 1 });
  if (contents) cut.withXmp(writeContents(contentsOfPart(contents, crop)));
  return sharp(whole)
    .composite([{ input: Buffer.from(await stampPicture(await cut.toBuffer(), language)), left: bleed, top: bleed }])
    .removeAlpha()
    .withMetadata({ density: PRINT_DPI })
    .withIccProfile('srgb')
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
