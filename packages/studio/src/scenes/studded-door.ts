import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillBox } from './brushes/fill-box.ts';
import { fillDisc } from './brushes/fill-disc.ts';
import { shadeAcross } from './brushes/shade-across.ts';

export interface StuddedDoor {
  /** Pixels. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Light and shaded side of the lacquer. */
  leaf: readonly [string, string];
  stud: string;
  rows: number;
  /** Studs across each leaf. */
  columns: number;
}

/** A palace door: two lacquered leaves, rows of gilded studs, a ring on each. */
export function drawDoor(context: SKRSContext2D, door: StuddedDoor): void {
  const { x, y, w, h, leaf, stud, rows, columns } = door;
  for (const side of [0, 1]) {
    const left = x + (side * w) / 2;
    fillBox(
      context,
      left,
      y,
      w / 2,
      h,
      shadeAcross(context, left, left + w / 2, leaf[side] ?? leaf[0], leaf[0], leaf[1]),
    );
    fillBox(context, left, y, w / 2, w * 0.02, 'rgba(0,0,0,0.25)');
    const step = w / 2 / (columns + 0.4);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        drawStud(context, left + step * (column + 0.7), y + step * (row + 0.8) * 1.08, step * 0.3, stud);
      }
    }
    drawRing(context, left + w * (side === 0 ? 0.41 : 0.09), y + step * (rows * 0.62 + 0.4) * 1.08, w * 0.045, stud);
  }
  fillBox(context, x + w / 2 - w * 0.006, y, w * 0.012, h, 'rgba(20,2,2,0.75)');
}

function drawStud(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  fillDisc(context, x + radius * 0.2, y + radius * 0.35, radius * 1.12, 'rgba(30,2,2,0.45)');
  const dome = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius);
  dome.addColorStop(0, '#fff2c4');
  dome.addColorStop(0.4, colour);
  dome.addColorStop(1, '#6a4414');
  context.fillStyle = dome;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function drawRing(context: SKRSContext2D, x: number, y: number, radius: number, colour: string): void {
  drawStud(context, x, y, radius * 0.85, colour);
  context.strokeStyle = '#b8863a';
  context.lineWidth = radius * 0.24;
  context.beginPath();
  context.arc(x, y + radius * 1.1, radius * 0.9, 0, Math.PI * 2);
  context.stroke();
}
