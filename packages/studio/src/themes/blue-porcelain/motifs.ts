import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';

/** Cobalt from its darkest stroke to its palest wash. */
export type Cobalt = readonly [line: string, body: string, wash: string];
export const COBALT: Cobalt = ['#17357a', '#2f5fb0', '#8fb0de'];
/** White flowers for a blue ground. */
export const RESERVED: Cobalt = ['#ffffff', '#dbe7f6', '#9dbbe4'];

/** A lotus from the side of the vine: two rings of outlined petals round a heart. Pixels. */
export function drawLotus(context: SKRSContext2D, x: number, y: number, r: number, cobalt: Cobalt): void {
  const [line, body, wash] = cobalt;
  for (const [count, out, wide, tall, turn] of [
    [8, 0.62, 0.26, 0.4, 0],
    [6, 0.36, 0.2, 0.3, 0.4],
  ] as const) {
    for (let k = 0; k < count; k++) {
      const angle = turn + (k / count) * Math.PI * 2;
      const px = x + Math.cos(angle) * out * r;
      const py = y + Math.sin(angle) * out * r;
      fillDisc(context, px, py, tall * r, line, wide * r, angle);
      fillDisc(
        context,
        px + Math.cos(angle) * r * 0.02,
        py + Math.sin(angle) * r * 0.02,
        tall * r * 0.84,
        wash,
        wide * r * 0.76,
        angle,
      );
      fillDisc(
        context,
        px - Math.cos(angle) * r * 0.1,
        py - Math.sin(angle) * r * 0.1,
        tall * r * 0.48,
        body,
        wide * r * 0.4,
        angle,
      );
    }
  }
  fillDisc(context, x, y, r * 0.2, line);
  fillDisc(context, x, y, r * 0.12, wash);
}

function drawLeaf(context: SKRSContext2D, x: number, y: number, angle: number, length: number, cobalt: Cobalt): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = cobalt[1];
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(length * 0.3, -length * 0.5, length * 0.8, -length * 0.28, length, length * 0.1);
  context.bezierCurveTo(length * 0.7, length * 0.1, length * 0.3, length * 0.26, 0, 0);
  context.fill();
  strokeLine(
    context,
    [
      [0, 0],
      [length * 0.85, 0],
    ],
    Math.max(0.6, length * 0.06),
    cobalt[0],
  );
  context.restore();
}

/** One turn of the vine: a stem that winds inwards to a lotus, leaves along it. Pixels; `way` 1 or −1. */
export function drawScroll(context: SKRSContext2D, x: number, y: number, r: number, way: number, cobalt: Cobalt): void {
  const points: [number, number][] = [];
  for (let t = 0; t <= 1.001; t += 0.04) {
    const angle = way * (t * 5.2 - 1.57);
    const out = r * (1 - 0.42 * t);
    points.push([x + Math.cos(angle) * out, y + Math.sin(angle) * out]);
  }
  strokeLine(context, points, Math.max(0.8, r * 0.045), cobalt[0], true);
  points.forEach(([px, py], i) => {
    if (i % 4 !== 2 || i > 22) return;
    const along = way * (i * 0.04 * 5.2 - 1.57);
    drawLeaf(context, px, py, along + way * 0.5, r * 0.34, cobalt);
    drawLeaf(context, px, py, along + Math.PI - way * 0.4, r * 0.22, cobalt);
  });
  drawLotus(context, x, y, r * 0.46, cobalt);
}

/** Winding lotus over an area, every second turn the other way; `keep` says where (0 to 1 of the area). Pixels. */
export function drawVine(
  context: SKRSContext2D,
  area: readonly [x: number, y: number, w: number, h: number],
  cell: number,
  cobalt: Cobalt,
  keep: (u: number, v: number) => boolean = () => true,
): void {
  const [x0, y0, w, h] = area;
  for (let row = 0; (row - 0.5) * cell < h; row++) {
    for (let column = 0; (column - 1) * cell < w; column++) {
      const x = x0 + (column + (row % 2) * 0.5) * cell;
      const y = y0 + row * cell * 0.88;
      if (keep((x - x0) / w, (y - y0) / h))
        drawScroll(context, x, y, cell * 0.46, (row + column) % 2 === 0 ? 1 : -1, cobalt);
    }
  }
}

/** Key pattern along a band. Pixels. */
export function drawMeander(
  context: SKRSContext2D,
  x: number,
  y: number,
  w: number,
  tall: number,
  colour: string,
): void {
  context.strokeStyle = colour;
  context.lineWidth = tall * 0.11;
  context.lineCap = 'butt';
  for (let px = x; px < x + w; px += tall * 1.1) {
    context.beginPath();
    context.moveTo(px, y + tall);
    context.lineTo(px, y);
    context.lineTo(px + tall * 0.84, y);
    context.lineTo(px + tall * 0.84, y + tall * 0.72);
    context.lineTo(px + tall * 0.3, y + tall * 0.72);
    context.lineTo(px + tall * 0.3, y + tall * 0.36);
    context.lineTo(px + tall * 0.56, y + tall * 0.36);
    context.stroke();
  }
}

/** Scales of sea waves in a rectangle. Pixels. */
export function drawWaves(
  context: SKRSContext2D,
  area: readonly [x: number, y: number, w: number, h: number],
  r: number,
  colours: readonly [ground: string, line: string],
): void {
  const [x0, y0, w, h] = area;
  for (let row = 0; row * r * 0.5 < h + r; row++) {
    for (let x = x0 - r + (row % 2) * r; x < x0 + w + r; x += 2 * r) {
      const y = y0 + row * r * 0.5 + r;
      fillDisc(context, x, y, r, colours[0]);
      context.strokeStyle = colours[1];
      context.lineWidth = Math.max(0.7, r * 0.055);
      for (const share of [0.97, 0.76, 0.55, 0.34, 0.14]) {
        context.beginPath();
        context.arc(x, y, r * share, Math.PI, 0);
        context.stroke();
      }
    }
  }
}

/** A plate seen from the front: rim of waves, a ring of lotus, the middle left white. Pixels. */
export function drawPlate(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  cobalt: Cobalt = COBALT,
  well = '#fbfdff',
): void {
  context.save();
  context.shadowColor = 'rgba(16,28,56,0.45)';
  context.shadowBlur = r * 0.12;
  context.shadowOffsetY = r * 0.06;
  fillDisc(context, x, y, r, '#e8eef6');
  context.restore();
  const glaze = context.createRadialGradient(x - r * 0.2, y - r * 0.25, r * 0.2, x, y, r);
  glaze.addColorStop(0, well);
  glaze.addColorStop(0.62, well);
  glaze.addColorStop(0.68, '#e2eaf4');
  glaze.addColorStop(0.8, '#fbfdff');
  glaze.addColorStop(1, '#d4dfec');
  context.fillStyle = glaze;
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  context.fill();
  for (let k = 0; k < 40; k++) {
    const angle = (k / 40) * Math.PI * 2;
    fillDisc(
      context,
      x + Math.cos(angle) * r * 0.93,
      y + Math.sin(angle) * r * 0.93,
      r * 0.05,
      cobalt[2],
      r * 0.032,
      angle,
    );
    fillDisc(context, x + Math.cos(angle) * r * 0.93, y + Math.sin(angle) * r * 0.93, r * 0.026, cobalt[1]);
  }
  for (let k = 0; k < 12; k++) {
    const angle = (k / 12) * Math.PI * 2;
    drawScroll(
      context,
      x + Math.cos(angle) * r * 0.765,
      y + Math.sin(angle) * r * 0.765,
      r * 0.095,
      k % 2 === 0 ? 1 : -1,
      cobalt,
    );
  }
  context.strokeStyle = cobalt[0];
  for (const [share, wide] of [
    [0.985, 0.018],
    [0.885, 0.008],
    [0.87, 0.004],
    [0.66, 0.004],
    [0.645, 0.01],
  ] as const) {
    context.lineWidth = r * wide;
    context.beginPath();
    context.arc(x, y, r * share, 0, Math.PI * 2);
    context.stroke();
  }
}
