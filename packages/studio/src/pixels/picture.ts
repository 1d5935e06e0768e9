import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSurface, type LetterBox, lettersOn, noteLetters } from './letters.ts';
import type { Photo } from './photo.ts';

/** An 8-bit sRGB picture, RGBA interleaved, opaque unless said otherwise. What canvas and sharp both take without conversion. */
export interface Picture {
  widthPx: number;
  heightPx: number;
  /** `widthPx * heightPx * 4` values. */
  data: Uint8ClampedArray;
  /** Where something is written on it. */
  letters?: readonly LetterBox[];
}

export function clonePicture(picture: Picture): Picture {
  return { ...picture, data: picture.data.slice() };
}

/** A picture's colours without its opacity. */
export function photoOfPicture({ widthPx, heightPx, data }: Picture): Photo {
  const colours = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0, j = 0; j < colours.length; i += 4, j += 3) {
    colours[j] = data[i] ?? 0;
    colours[j + 1] = data[i + 1] ?? 0;
    colours[j + 2] = data[i + 2] ?? 0;
  }
  return { widthPx, heightPx, data: colours };
}

/** Draws with Skia onto a new surface and reads it back. */
export function drawPicture(widthPx: number, heightPx: number, draw: (context: SKRSContext2D) => void): Picture {
  const canvas = createCanvas(widthPx, heightPx);
  draw(canvas.getContext('2d'));
  return pictureOfCanvas(canvas);
}

/** Draws with Skia on top of a picture, in place. */
export function drawOnPicture(picture: Picture, draw: (context: SKRSContext2D) => void): void {
  const canvas = canvasOfPicture(picture);
  draw(canvas.getContext('2d'));
  readBack(picture, canvas);
}

/** A picture becomes what was drawn on a surface that showed it. */
export function readBack(picture: Picture, canvas: Canvas): void {
  Object.assign(picture, pictureOfCanvas(canvas));
}

export function canvasOfPicture(picture: Picture): Canvas {
  const canvas = createCanvas(picture.widthPx, picture.heightPx);
  canvas.getContext('2d').putImageData(new ImageData(picture.data, picture.widthPx, picture.heightPx), 0, 0);
  noteLetters(canvas, picture.letters ?? []);
  return canvas;
}

/** Lends a surface that shows a picture, to be drawn from. */
export function lendCanvas(picture: Picture, draw: (canvas: Canvas) => void): void {
  const canvas = canvasOfPicture(picture);
  draw(canvas);
  emptyCanvas(canvas);
}

/** Reads a surface and empties it. */
export function pictureOfCanvas(canvas: Canvas): Picture {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  emptyCanvas(canvas);
  return { widthPx: width, heightPx: height, data, letters: lettersOn(canvas) };
}

/**
 * A surface's memory is outside the collector's sight and would else stay until this thread rests: 12 MB for one of
 * 1536 × 2048.
 */
function emptyCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** A scaled copy with Skia's smoothing; use it for shrinking by small factors and for enlarging what is soft. */
export function scalePicture(picture: Picture, widthPx: number, heightPx: number): Picture {
  return drawPicture(widthPx, heightPx, (context) => {
    context.imageSmoothingQuality = 'high';
    lendCanvas(picture, (canvas) => drawSurface(context, canvas, 0, 0, widthPx, heightPx));
  });
}
