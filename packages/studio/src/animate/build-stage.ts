import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Region, type Sharp } from 'sharp';
import type { Photo } from '../pixels/photo.ts';
import { sharpen } from '../pixels/sharpen.ts';
import { type FrameSize, REST_ZOOM } from './camera-path.ts';
import { chooseWindow, type Window } from './choose-window.ts';
import { type Layers, splitLayers } from './split-layers.ts';

/** What the frames are drawn from: surfaces of one size, {@link REST_ZOOM} times the frame's, at rest in its middle. */
export interface Stage {
  scene: Canvas;
  /** Absent for a picture without depth. */
  people?: { surface: Canvas /** 0 to 1, how close they are. */; nearness: number };
  /** For a picture without depth: the whole of it, over its own blurred colours. */
  whole?: Canvas;
}

/** A face of this share of the picture's height is as close as can be. */
const CLOSE_UP = 0.45;
/** Enlarging to the frame's size makes soft. */
const SHARPENING = { sigmaPx: 1, flat: 0.3, edge: 0.9 };
const BACKDROP_BLUR_PX = 28;
const BACKDROP_LIGHT = 0.72;

/** Takes a photo apart, unless it lies flat, and brings its layers to the frame's size. */
export async function buildStage(photo: Photo, size: FrameSize, isFlat = false): Promise<Stage> {
  if (isFlat) return buildFlat(photo, size);
  const layers = await splitLayers(photo);
  const window = layers && chooseWindow(photo, layers.faces, size.widthPx / size.heightPx);
  return window ? buildDepth(layers, window, size) : buildFlat(photo, size);
}

async function buildDepth(layers: Layers, window: Window, size: FrameSize): Promise<Stage> {
  const { widthPx, heightPx } = layers.alpha;
  const people = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let i = 0, from = 0, to = 0; i < widthPx * heightPx; i++) {
    for (let c = 0; c < 3; c++) people[to++] = layers.people.data[from++] ?? 0;
    people[to++] = (layers.alpha.data[i] ?? 0) * 255;
  }
  const region = wholePixels(window);
  const openPeople = sharp(people, { raw: { width: widthPx, height: heightPx, channels: 4 } });
  const [scene, surface] = await Promise.all([
    surfaceOf(openRgb(layers.background).extract(region), size, REST_ZOOM),
    surfaceOf(openPeople.extract(region), size, REST_ZOOM),
  ]);
  return { scene, people: { surface, nearness: Math.min(1, layers.faces.heightPx / heightPx / CLOSE_UP) } };
}

/** The whole picture as wide as the frame, over its own colours. */
async function buildFlat(photo: Photo, size: FrameSize): Promise<Stage> {
  const scale = Math.min(size.widthPx / photo.widthPx, size.heightPx / photo.heightPx);
  const whole = { widthPx: Math.round(photo.widthPx * scale), heightPx: Math.round(photo.heightPx * scale) };
  const small = { width: Math.round(size.widthPx / 4), height: Math.round(size.heightPx / 4) };
  const backdrop = await openRgb(photo)
    .resize({ ...small, fit: 'cover' })
    .blur(BACKDROP_BLUR_PX)
    .linear(BACKDROP_LIGHT, 0)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    scene: await surfaceOf(sharp(backdrop), size, REST_ZOOM),
    whole: await surfaceOf(openRgb(photo), whole, 1),
  };
}

async function surfaceOf(picture: Sharp, size: FrameSize, zoom: number): Promise<Canvas> {
  const { data, info } = await picture
    .resize(Math.round(size.widthPx * zoom), Math.round(size.heightPx * zoom), { fit: 'fill', kernel: 'lanczos3' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  sharpen({ widthPx: info.width, heightPx: info.height, data }, SHARPENING);
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0);
  return canvas;
}

function openRgb({ widthPx, heightPx, data }: Photo): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

function wholePixels({ left, top, widthPx, heightPx }: Window): Region {
  return { left: Math.round(left), top: Math.round(top), width: Math.floor(widthPx), height: Math.floor(heightPx) };
}
