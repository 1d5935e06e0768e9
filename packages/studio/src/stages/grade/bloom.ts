import { createCanvas } from '@napi-rs/canvas';
import { smoothstep } from '../../pixels/interpolate.ts';
import { canvasOfPicture, drawPicture, type Picture, readBack } from '../../pixels/picture.ts';

const SHRINK = 4;

/** The brightest parts glow, as in a lens: they are blurred and screened over the picture, in place. `amount` 0 to 0.6. */
export function addBloom(picture: Picture, amount: number, threshold = 0.68): void {
  const { widthPx, heightPx } = picture;
  const width = Math.ceil(widthPx / SHRINK);
  const height = Math.ceil(heightPx / SHRINK);
  const canvas = canvasOfPicture(picture);
  const small = drawPicture(width, height, (context) => {
    context.imageSmoothingQuality = 'medium';
    context.drawImage(canvas, 0, 0, width, height);
  });
  for (let i = 0; i < small.data.length; i += 4) {
    const brightest = Math.max(small.data[i] ?? 0, small.data[i + 1] ?? 0, small.data[i + 2] ?? 0);
    const share = smoothstep(threshold, 1, brightest / 255) * amount;
    small.data[i] = (small.data[i] ?? 0) * share;
    small.data[i + 1] = (small.data[i + 1] ?? 0) * share * 0.94;
    small.data[i + 2] = (small.data[i + 2] ?? 0) * share * 0.86;
  }
  const glow = createCanvas(width, height);
  const glowContext = glow.getContext('2d');
  glowContext.filter = `blur(${((heightPx / 1024) * 24) / SHRINK}px)`;
  glowContext.drawImage(canvasOfPicture(small), 0, 0);
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'screen';
  context.drawImage(glow, 0, 0, widthPx, heightPx);
  readBack(picture, canvas);
}
