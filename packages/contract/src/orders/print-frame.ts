import * as z from 'zod/mini';

/** What print files are made for, and the fewest of a photo's own pixels for each inch that a print is made of. */
export const PRINT_DPI = 300;
export const PRINT_DPI_MIN = 150;
/** Of the picture at each side, beyond where the paper is cut, mm. */
export const PRINT_BLEED_MM = 3;
const MM_PER_INCH = 25.4;
/** How far the shape of a part may be from the paper's: what fractions lose. */
const SHAPE_TOLERANCE = 0.02;

const fraction = z.number().check(z.minimum(0), z.maximum(1));

/** Which part of a photo is printed, in fractions of its width and height. */
export const printCrop = z
  .object({ x: fraction, y: fraction, width: fraction, height: fraction })
  .check(z.refine(({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001));
export type PrintCrop = z.infer<typeof printCrop>;

/** Width and height, in pixels of a picture or in mm of a paper. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The paper as it lies under a photo: turned where the photo lies. */
export function frameFor({ width, height }: Extent, photo: Extent): Extent {
  const isLying = photo.width > photo.height;
  return isLying === width > height ? { width, height } : { width: height, height: width };
}

/** The part of a photo that fills a frame, so many times enlarged, as near to a middle as the photo goes; both middles are fractions of the photo. */
export function cropFor(photo: Extent, frame: Extent, zoom = 1, middle = { x: 0.5, y: 0.5 }): PrintCrop {
  const shape = frame.width / frame.height / (photo.width / photo.height);
  const width = Math.min(1, shape) / zoom;
  const height = Math.min(1, 1 / shape) / zoom;
  const start = (at: number, size: number): number => Math.min(1 - size, Math.max(0, at - size / 2));
  return { x: start(middle.x, width), y: start(middle.y, height), width, height };
}

/** How many of a photo's pixels an inch of the print is made of. */
export const dpiOf = (photo: Extent, crop: PrintCrop, frame: Extent): number =>
  Math.min(
    (crop.width * photo.width * MM_PER_INCH) / frame.width,
    (crop.height * photo.height * MM_PER_INCH) / frame.height,
  );

/** How far one can zoom in until too few pixels are left; below 1 the photo does not fill that size. */
export const zoomMost = (photo: Extent, frame: Extent): number =>
  dpiOf(photo, cropFor(photo, frame), frame) / PRINT_DPI_MIN;

/** Whether a part of a photo has the shape of the frame. */
export function fitsFrame(photo: Extent, crop: PrintCrop, frame: Extent): boolean {
  const shape = (crop.width * photo.width) / (crop.height * photo.height);
  return Math.abs(shape / (frame.width / frame.height) - 1) <= SHAPE_TOLERANCE;
}

/** Pixels of a length on a print file. */
export const printPixels = (mm: number): number => Math.round((mm / MM_PER_INCH) * PRINT_DPI);
