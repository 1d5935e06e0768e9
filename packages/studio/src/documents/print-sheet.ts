import { ID_DOTS_PER_INCH, idPixels } from '@kinora/contract';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';

/** A print of 10 × 15 cm, as every photo shop makes it. */
const SHORT_PX = idPixels(100);
const LONG_PX = idPixels(150);
/** Printers cut this much off at each side. */
const MARGIN_PX = idPixels(3);
/** Between pictures, where the scissors go. */
const GAP_PX = idPixels(2);
const MARK_PX = idPixels(1.4);
/** Free of pictures along the lower edge: the mark of AI generation stands there, outside of every picture. */
export const MARK_BAND_PX = idPixels(12.5);
const JPEG_QUALITY = 95;

export interface PrintSheet {
  widthPx: number;
  heightPx: number;
  /** Upper left corners of the copies. */
  places: readonly (readonly [left: number, top: number])[];
}

/** As many copies of a picture as fit on the print, upright or lying, above the band of the mark. */
export function layOutPrintSheet(widthPx: number, heightPx: number): PrintSheet {
  const upright = fill(SHORT_PX, LONG_PX, widthPx, heightPx);
  const lying = fill(LONG_PX, SHORT_PX, widthPx, heightPx);
  return lying.places.length > upright.places.length ? lying : upright;
}

function fill(sheetWidth: number, sheetHeight: number, width: number, height: number): PrintSheet {
  const freeWidth = sheetWidth - 2 * MARGIN_PX;
  const freeHeight = sheetHeight - MARGIN_PX - MARK_BAND_PX;
  const columns = Math.floor((freeWidth + GAP_PX) / (width + GAP_PX));
  const rows = Math.floor((freeHeight + GAP_PX) / (height + GAP_PX));
  const left = MARGIN_PX + Math.round((freeWidth - columns * (width + GAP_PX) + GAP_PX) / 2);
  const top = MARGIN_PX + Math.round((freeHeight - rows * (height + GAP_PX) + GAP_PX) / 2);
  const places = Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return [left + column * (width + GAP_PX), top + row * (height + GAP_PX)] as const;
  });
  return { widthPx: sheetWidth, heightPx: sheetHeight, places };
}

/** Copies of a picture on a print of 10 × 15 cm at 300 dpi, with marks at their corners to cut along. JPEG. */
export async function makePrintSheet(picture: Uint8Array): Promise<Uint8Array> {
  const image = await loadImage(picture);
  const { widthPx, heightPx, places } = layOutPrintSheet(image.width, image.height);
  const canvas = createCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, widthPx, heightPx);
  for (const [left, top] of places) {
    drawCutMarks(context, left, top, image.width, image.height);
    context.drawImage(image, left, top);
  }
  return sharp(canvas.data(), { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .removeAlpha()
    .withMetadata({ density: ID_DOTS_PER_INCH })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Short lines that go on from each edge of the picture, outside of it. */
function drawCutMarks(context: SKRSContext2D, left: number, top: number, width: number, height: number): void {
  context.fillStyle = '#8a8a8a';
  for (const x of [left, left + width - 1]) {
    context.fillRect(x, top - MARK_PX, 1, MARK_PX);
    context.fillRect(x, top + height, 1, MARK_PX);
  }
  for (const y of [top, top + height - 1]) {
    context.fillRect(left - MARK_PX, y, MARK_PX, 1);
    context.fillRect(left + width, y, MARK_PX, 1);
  }
}
