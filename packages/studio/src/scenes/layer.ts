import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { CustomScene } from './kinds/custom.ts';

export interface LayerOptions {
  /** Sigma as a share of the height, as in `defocus`. */
  blur: number;
  /** 0 to 1. */
  opacity?: number;
  blend?: 'source-over' | 'multiply' | 'screen' | 'overlay' | 'soft-light';
}

/** Paints on a layer of its own and lays it over the frame out of focus, so that near and far things blur differently. */
export function layer(
  context: SKRSContext2D,
  w: number,
  h: number,
  options: LayerOptions,
  paint: (context: SKRSContext2D) => void,
): void {
  const sigma = options.blur * h;
  const shrink = sigma >= 12 ? 4 : sigma >= 4 ? 2 : 1;
  // Wider than the frame by the blur's reach: what stands at the border must not fade there.
  const pad = Math.ceil(sigma * 2.5);
  const sharp = createCanvas(Math.ceil((w + 2 * pad) / shrink), Math.ceil((h + 2 * pad) / shrink));
  const target = sharp.getContext('2d');
  target.scale(1 / shrink, 1 / shrink);
  target.translate(pad, pad);
  paint(target);
  const soft = sigma < 0.5 ? sharp : createCanvas(sharp.width, sharp.height);
  if (soft !== sharp) {
    const softContext = soft.getContext('2d');
    softContext.filter = `blur(${sigma / shrink}px)`;
    softContext.drawImage(sharp, 0, 0);
  }
  context.save();
  context.globalAlpha = options.opacity ?? 1;
  context.globalCompositeOperation = options.blend ?? 'source-over';
  context.imageSmoothingQuality = 'high';
  context.drawImage(soft, -pad, -pad, sharp.width * shrink, sharp.height * shrink);
  context.restore();
}

/**
 * Paints round a place and lays it down blurred, all in pixels, on a layer that is no larger than it must be: of a filter on the frame
 * itself Skia keeps the whole frame, once for each time.
 */
export function softSpot(
  context: SKRSContext2D,
  place: { x: number; y: number; reach: number; sigma: number },
  paint: (context: SKRSContext2D) => void,
): void {
  const { x, y, reach, sigma } = place;
  const shrink = sigma >= 8 ? 4 : sigma >= 3 ? 2 : 1;
  const half = Math.ceil((reach + sigma * 3) / shrink) * shrink;
  const side = (2 * half) / shrink;
  const [sharp, soft] = [createCanvas(side, side), createCanvas(side, side)];
  const target = sharp.getContext('2d');
  target.scale(1 / shrink, 1 / shrink);
  target.translate(half - x, half - y);
  paint(target);
  const softContext = soft.getContext('2d');
  softContext.filter = `blur(${sigma / shrink}px)`;
  softContext.drawImage(sharp, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(soft, x - half, y - half, 2 * half, 2 * half);
}

/** A scene that paints itself; `name` is unique within the theme. */
export function painted(name: string, paint: CustomScene['paint']): CustomScene {
  return { kind: 'custom', name, paint };
}
