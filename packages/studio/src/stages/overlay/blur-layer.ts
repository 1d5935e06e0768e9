import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawSurface } from '../../pixels/letters.ts';

/** Draws on a layer of half size and lays it down blurred. */
export function blurLayer(
  context: SKRSContext2D,
  w: number,
  h: number,
  share: number,
  draw: (layer: SKRSContext2D) => void,
): void {
  const canvas = createCanvas(Math.ceil(w / 2), Math.ceil(h / 2));
  const layer = canvas.getContext('2d');
  layer.scale(0.5, 0.5);
  draw(layer);
  const soft = createCanvas(canvas.width, canvas.height);
  const softContext = soft.getContext('2d');
  softContext.filter = `blur(${(share * h) / 2}px)`;
  drawSurface(softContext, canvas, 0, 0);
  context.imageSmoothingQuality = 'high';
  drawSurface(context, soft, 0, 0, w, h);
}
