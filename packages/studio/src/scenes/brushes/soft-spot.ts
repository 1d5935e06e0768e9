import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

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
