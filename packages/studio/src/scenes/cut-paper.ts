import type { SKRSContext2D } from '@napi-rs/canvas';

/** Adds the outline of a piece to the context's path. */
export type Trace = (context: SKRSContext2D) => void;

/**
 * A piece of coloured paper of the traced shape that stands `lift` pixels off what is behind it: its shadow falls below, its
 * upper edge catches the light.
 */
export function cutPaper(context: SKRSContext2D, colour: string, lift: number, trace: Trace): void {
  context.save();
  context.shadowColor = 'rgba(24,16,30,0.42)';
  context.shadowBlur = lift * 1.8;
  context.shadowOffsetX = lift * 0.35;
  context.shadowOffsetY = lift * 0.8;
  context.fillStyle = colour;
  context.beginPath();
  trace(context);
  context.fill();
  context.restore();
  context.save();
  context.beginPath();
  trace(context);
  context.clip();
  context.strokeStyle = 'rgba(255,255,255,0.35)';
  context.lineWidth = Math.max(1, lift * 0.3);
  context.stroke();
  context.restore();
}
