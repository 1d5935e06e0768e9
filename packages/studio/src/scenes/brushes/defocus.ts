import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Blurs everything drawn so far. `share` is the blur's sigma as a share of the height, 0.003 a hint to 0.03 strong. */
export function defocus(context: SKRSContext2D, width: number, height: number, share: number): void {
  const sigma = share * height;
  if (sigma < 0.5) return;
  const shrink = sigma >= 16 ? 4 : sigma >= 5 ? 2 : 1;
  const w = Math.ceil(width / shrink);
  const h = Math.ceil(height / shrink);
  const pad = Math.ceil((sigma / shrink) * 2.5);
  const sharp = createCanvas(w + 2 * pad, h + 2 * pad);
  drawMirrored(sharp.getContext('2d'), context.canvas, w, h, pad);
  const soft = createCanvas(w, h);
  const softContext = soft.getContext('2d');
  softContext.filter = `blur(${sigma / shrink}px)`;
  softContext.drawImage(sharp, -pad, -pad);
  context.save();
  context.resetTransform();
  context.imageSmoothingQuality = 'high';
  context.drawImage(soft, 0, 0, width, height);
  context.restore();
}

/** Draws a picture of this size with a border of its own mirror image, so that a blur finds something to mix beyond its edges. */
function drawMirrored(context: SKRSContext2D, picture: Canvas, w: number, h: number, pad: number): void {
  for (const row of [-1, 1, 0]) {
    for (const column of [-1, 1, 0]) {
      context.save();
      context.translate(pad + (column > 0 ? 2 * w : 0), pad + (row > 0 ? 2 * h : 0));
      context.scale(column === 0 ? 1 : -1, row === 0 ? 1 : -1);
      context.drawImage(picture, 0, 0, w, h);
      context.restore();
    }
  }
}
