import type { SKRSContext2D } from '@napi-rs/canvas';

/** A bent wire that holds papers together, its upper end at the place. Pixels. */
export function paperClip(context: SKRSContext2D, x: number, y: number, length: number, angle: number): void {
  context.save();
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.shadowColor = 'rgba(0,0,0,0.4)';
  context.shadowBlur = length * 0.05;
  context.shadowOffsetY = length * 0.03;
  context.strokeStyle = '#c4c9d0';
  context.lineWidth = length * 0.045;
  const r = length * 0.12;
  context.beginPath();
  context.moveTo(r, length * 0.2);
  context.lineTo(r, length * 0.8);
  context.arc(0, length * 0.8, r, 0, Math.PI);
  context.lineTo(-r, length * 0.14);
  context.arc(length * 0.035, length * 0.14, r + length * 0.035, Math.PI, 0);
  context.lineTo(r + length * 0.07, length * 0.7);
  context.stroke();
  context.restore();
}
