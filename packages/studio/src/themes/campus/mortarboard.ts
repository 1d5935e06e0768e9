import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';

/** A square academic cap in the air, with its tassel. Pixels and degrees. */
export function mortarboard(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  angle: number,
  colours: readonly [board: string, band: string, tassel: string] = ['#1c2340', '#0f1428', '#e8b23a'],
): void {
  context.save();
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.fillStyle = colours[1];
  context.beginPath();
  context.moveTo(-size * 0.5, size * 0.02);
  context.lineTo(-size * 0.44, size * 0.42);
  context.quadraticCurveTo(0, size * 0.62, size * 0.44, size * 0.42);
  context.lineTo(size * 0.5, size * 0.02);
  context.fill();
  fillPolygon(
    context,
    [
      [-size, 0],
      [0, -size * 0.42],
      [size, 0],
      [0, size * 0.42],
    ],
    colours[0],
  );
  fillPolygon(
    context,
    [
      [-size, 0],
      [0, -size * 0.42],
      [size * 0.1, -size * 0.38],
      [-size * 0.86, size * 0.05],
    ],
    'rgba(255,255,255,0.16)',
  );
  context.strokeStyle = colours[2];
  context.lineWidth = size * 0.045;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(size * 0.5, size * 0.02, size * 0.72, size * 0.2);
  context.lineTo(size * 0.76, size * 0.62);
  context.stroke();
  context.fillStyle = colours[2];
  context.fillRect(size * 0.7, size * 0.5, size * 0.12, size * 0.3);
  context.restore();
}
