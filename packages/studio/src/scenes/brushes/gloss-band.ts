import type { SKRSContext2D } from '@napi-rs/canvas';

/** A soft band of light over plastic or glossy paper, from the upper left to the lower right. Pixels. */
export function gloss(context: SKRSContext2D, w: number, h: number, opacity: number): void {
  const gradient = context.createLinearGradient(0, 0, w, h);
  gradient.addColorStop(0.1, 'rgba(255,255,255,0)');
  gradient.addColorStop(0.3, `rgba(255,255,255,${opacity.toFixed(3)})`);
  gradient.addColorStop(0.42, `rgba(255,255,255,${(opacity * 0.25).toFixed(3)})`);
  gradient.addColorStop(0.55, 'rgba(255,255,255,0)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, w, h);
}
