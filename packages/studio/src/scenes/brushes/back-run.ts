import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { blot } from './blot.ts';
import { runOut } from './run-out.ts';
import { trace } from './trace-points.ts';

/** A back-run: water dropped into half-dry paint pushes it aside. Pixels. */
export function backRun(context: SKRSContext2D, x: number, y: number, radius: number, colour: string, random: Random) {
  const shape = runOut(blot(x, y, radius, radius * 0.9, random() * 3, 11), 4, 0.5, radius, random);
  context.save();
  const pale = context.createRadialGradient(x, y, 0, x, y, radius * 1.1);
  pale.addColorStop(0, 'rgba(255,252,246,0.5)');
  pale.addColorStop(0.8, 'rgba(255,252,246,0.28)');
  pale.addColorStop(1, 'rgba(255,252,246,0)');
  context.fillStyle = pale;
  trace(context, shape);
  context.fill();
  context.globalCompositeOperation = 'multiply';
  context.strokeStyle = cssOfHex(colour, 0.4);
  context.lineWidth = Math.max(1, radius * 0.02);
  context.stroke();
  context.restore();
}
