import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSurface } from '../pixels/letters.ts';

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
    drawSurface(softContext, sharp, 0, 0);
  }
  context.save();
  context.globalAlpha = options.opacity ?? 1;
  context.globalCompositeOperation = options.blend ?? 'source-over';
  context.imageSmoothingQuality = 'high';
  drawSurface(context, soft, -pad, -pad, sharp.width * shrink, sharp.height * shrink);
  context.restore();
}
