import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { readPhoto } from '../inspect/read-photo.ts';
import { buildStage, type Stage } from './build-stage.ts';
import type { FrameSize } from './camera-path.ts';
import { drawFrame } from './draw-frame.ts';
import { encodeVideo } from './encode-video.ts';
import { muxMp4 } from './mux-mp4.ts';
import { readH264 } from './read-h264.ts';

const SIZE = { widthPx: 1080, heightPx: 1920 } as const satisfies FrameSize;
const FRAMES_PER_SECOND = 24;
const DURATION_S = 5;
const FRAMES = FRAMES_PER_SECOND * DURATION_S;
const COVER_QUALITY = 88;
/** Layers are found at the size of a sheet. */
const LONG_SIDE_PX = 1024;
/** Of the work, what is done when the layers are there. */
const STAGE_SHARE = 0.2;

export interface AnimateRequest {
  /** JPEG or any picture that the studio reads. */
  photo: Uint8Array;
  /** An ffmpeg with libx264. */
  ffmpegPath: string;
  /** Drawn on every frame. */
  mark?: FrameMark | undefined;
  /** A sheet that lies flat, such as one in a frame: the camera moves before the whole of it. */
  isFlat?: boolean | undefined;
}

/** A small picture and its place in a frame of 1080 × 1920. */
export interface FrameMark {
  /** RGBA bytes, not premultiplied. */
  data: Uint8Array | Uint8ClampedArray;
  widthPx: number;
  heightPx: number;
  left: number;
  top: number;
}

export interface AnimatedPhoto {
  /** H.264, silent, five seconds whose end joins its beginning. */
  mp4: Uint8Array;
  /** The first frame, JPEG. */
  cover: Uint8Array;
  widthPx: 1080;
  heightPx: 1920;
  durationMs: number;
}

export interface AnimateContext {
  signal: AbortSignal;
  onProgress(share: number): void;
}

/**
 * Makes a video of a photo: the person before the scene, a slow camera, light that passes.
 * @throws FfmpegError when the encoder cannot be started or fails; other errors when the bytes are no picture.
 */
export async function animatePhoto(
  { photo: bytes, ffmpegPath, mark, isFlat }: AnimateRequest,
  { signal, onProgress }: AnimateContext,
): Promise<AnimatedPhoto> {
  const stage = await buildStage(await readPhoto(bytes, LONG_SIDE_PX, LONG_SIDE_PX), SIZE, isFlat);
  signal.throwIfAborted();
  onProgress(STAGE_SHARE);
  let cover: Promise<Buffer> | undefined;
  function* drawFrames(): Iterable<Uint8Array> {
    for (const [index, frame] of framesOf(stage, mark)) {
      signal.throwIfAborted();
      cover ??= encodeCover(frame);
      yield frame;
      onProgress(STAGE_SHARE + ((1 - STAGE_SHARE) * (index + 1)) / FRAMES);
    }
  }
  const options = { ...SIZE, framesPerSecond: FRAMES_PER_SECOND };
  const stream = await encodeVideo(drawFrames, { ...options, ffmpegPath });
  if (!cover) throw new RangeError('a video without frames');
  return {
    mp4: muxMp4(readH264(stream), options),
    cover: await cover,
    ...SIZE,
    durationMs: DURATION_S * 1000,
  };
}

/** The last frame is one step before the first, so that the video may be played in a loop. */
function* framesOf(stage: Stage, mark: FrameMark | undefined): Iterable<[number, Uint8Array]> {
  const canvas = createCanvas(SIZE.widthPx, SIZE.heightPx);
  const context = canvas.getContext('2d');
  const stamp = mark && stampOf(mark);
  for (let index = 0; index < FRAMES; index++) {
    drawFrame(context, stage, index / FRAMES, SIZE);
    if (stamp) context.drawImage(stamp, mark.left, mark.top);
    // A copy already: the surface is drawn over before the encoder has taken it.
    yield [index, canvas.data()];
  }
}

function stampOf({ data, widthPx, heightPx }: FrameMark): Canvas {
  const stamp = createCanvas(widthPx, heightPx);
  stamp.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(data), widthPx, heightPx), 0, 0);
  return stamp;
}

function encodeCover(rgba: Uint8Array): Promise<Buffer> {
  return sharp(rgba, { raw: { width: SIZE.widthPx, height: SIZE.heightPx, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: COVER_QUALITY })
    .toBuffer();
}
