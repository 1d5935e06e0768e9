import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawBookcase, drawDeskLamp, drawStacks, OLD_BINDINGS } from './shelves.ts';

/** What every room has. */
export interface Room {
  /** Unique within the theme. */
  name: string;
  bindings?: readonly string[];
  wood?: string;
  /** Colour of the lamp or of the daylight. */
  light?: string;
  /** Place and strength of that light: shares of the frame, 0 to 1. */
  lamp?: readonly [x: number, y: number, strength: number];
  /** Darkness far from the light, 0 to 1. */
  dark?: number;
  blur?: number;
}

/** Paints a room, blurs it, darkens it away from its light. */
export function room(
  options: Room,
  paint: (context: SKRSContext2D, w: number, h: number, random: Random) => void,
): Scene {
  const { light = '#ffcf80', lamp = [0.2, 0.25, 0.5], dark = 0.6, blur = 0.006 } = options;
  return painted(options.name, (context, w, h, random) => {
    paint(context, w, h, random);
    defocus(context, w, h, blur);
    context.save();
    context.globalCompositeOperation = 'multiply';
    fillAround(
      context,
      w,
      h,
      [lamp[0], lamp[1], 1.35],
      [
        [0, '#ffffff', 0],
        [0.45, '#5a3a20', dark * 0.45],
        [1, '#140a06', dark],
      ],
    );
    context.restore();
    glow(context, lamp[0] * w, lamp[1] * h, w * 0.9, light, lamp[2]);
  });
}

/** A wall of books from the front; fewer rows bring it nearer. */
export function bookWall(options: Room & { rows?: number; ladder?: number; thickness?: number }): Scene {
  const { bindings = OLD_BINDINGS, wood = '#4a2d18', rows = 7, ladder, thickness } = options;
  return room(options, (context, w, h, random) => {
    const bays = rows > 8 ? 3 : rows > 4 ? 2 : 1;
    for (let b = 0; b < bays; b++) {
      const x = (b * w) / bays;
      const height = h * 1.04;
      const bookcase = { x, y: -h * 0.02, width: w / bays, height, rows, bindings, wood };
      drawBookcase(context, thickness ? { ...bookcase, thickness } : bookcase, random);
      if (b > 0) {
        context.fillStyle = wood;
        context.fillRect(x - w * 0.022, 0, w * 0.044, h);
        context.fillStyle = 'rgba(255,220,170,0.2)';
        context.fillRect(x - w * 0.022, 0, w * 0.008, h);
      }
    }
    if (ladder !== undefined) drawLadder(context, w, h, ladder);
  });
}

function drawLadder(context: SKRSContext2D, w: number, h: number, at: number): void {
  context.strokeStyle = '#b98a54';
  context.lineWidth = w * 0.018;
  for (const dx of [0, 0.17]) {
    context.beginPath();
    context.moveTo((at + dx) * w, h * 1.02);
    context.lineTo((at + 0.1 + dx * 0.8) * w, -h * 0.02);
    context.stroke();
  }
  for (let y = 0.96; y > 0; y -= 0.085) {
    const shift = (1 - y) * 0.1;
    context.fillStyle = '#a87a48';
    context.fillRect((at + shift) * w, y * h, w * (0.17 - shift * 0.3), h * 0.012);
  }
}

/** Between two walls of books, towards lamps or a bright window at the end. */
export function bookAisle(
  options: Room & { vanish?: readonly [number, number]; end?: number; window?: string; lamps?: number },
): Scene {
  const { bindings = OLD_BINDINGS, wood = '#4a2d18', vanish = [0.6, 0.4], end = 0.16, window, lamps = 0 } = options;
  const light = options.light ?? '#ffcf80';
  return room(options, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#2a1a10'],
      [0.5, '#4a3020'],
      [1, '#20130b'],
    ]);
    const vanishX = vanish[0] * w;
    const vanishY = vanish[1] * h;
    drawStacks(context, w, h, { vanishX, vanishY, end, rows: 9, bindings, wood }, random);
    const half = w * 0.62 * end;
    if (window) {
      drawArch(context, vanishX, vanishY + h * 0.8 * end, half * 1.9, h * 1.45 * end, window);
      glow(context, vanishX, vanishY, w * 0.6, window, 0.95);
      const floor = context.createLinearGradient(0, vanishY, 0, h);
      floor.addColorStop(0, cssOfHex(window, 0.55));
      floor.addColorStop(1, cssOfHex(window, 0));
      fillPolygon(
        context,
        [
          [vanishX - half, vanishY + h * 0.12],
          [vanishX + half, vanishY + h * 0.12],
          [w * 0.85, h],
          [w * 0.2, h],
        ],
        'rgba(0,0,0,0)',
      );
      context.fillStyle = floor;
      context.fill();
    }
    for (let k = 0; k < lamps; k++) {
      const depth = end * 1.5 ** (k + 1);
      const y = vanishY - h * 0.42 * depth;
      context.fillStyle = '#1a100a';
      context.fillRect(vanishX - 1, 0, 2, y);
      glow(context, vanishX, y, w * 0.7 * depth + w * 0.05, light, 0.85);
      context.fillStyle = '#fff4d8';
      context.beginPath();
      context.ellipse(vanishX, y, w * 0.05 * depth + 3, w * 0.04 * depth + 2, 0, 0, Math.PI * 2);
      context.fill();
    }
  });
}

function drawArch(context: SKRSContext2D, x: number, floor: number, wide: number, tall: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x - wide / 2, floor);
  context.lineTo(x - wide / 2, floor - tall + wide / 2);
  context.arc(x, floor - tall + wide / 2, wide / 2, Math.PI, 0);
  context.lineTo(x + wide / 2, floor);
  context.fill();
  context.fillStyle = 'rgba(40,26,16,0.75)';
  const bar = Math.max(2, wide * 0.03);
  for (const dx of [-0.18, 0.18]) context.fillRect(x + dx * wide - bar / 2, floor - tall, bar, tall);
  for (let y = floor - tall * 0.2; y > floor - tall; y -= tall * 0.2) context.fillRect(x - wide / 2, y, wide, bar);
}

/** A tall window between bookcases; `pane` is what stands behind it. */
export function windowSeat(options: Room & { at?: number; pane: readonly [string, string]; beams?: number }): Scene {
  const { bindings = OLD_BINDINGS, wood = '#4a2d18', at = 0.24, pane, beams = 0.3 } = options;
  return room(options, (context, w, h, random) => {
    drawBookcase(context, { x: 0, y: -h * 0.02, width: w, height: h * 1.04, rows: 8, bindings, wood }, random);
    const x = at * w;
    context.fillStyle = wood;
    context.fillRect(x - w * 0.25, 0, w * 0.5, h);
    context.save();
    context.beginPath();
    context.rect(0, 0, w, h * 0.8);
    context.clip();
    drawArch(context, x, h * 0.78, w * 0.4, h * 0.74, pane[1]);
    context.restore();
    context.save();
    context.globalCompositeOperation = 'multiply';
    const down = context.createLinearGradient(0, 0, 0, h * 0.8);
    down.addColorStop(0, cssOfHex(pane[0], 1));
    down.addColorStop(1, cssOfHex('#ffffff', 1));
    context.fillStyle = down;
    context.fillRect(x - w * 0.2, 0, w * 0.4, h * 0.78);
    context.restore();
    glow(context, x, h * 0.35, w * 0.75, pane[1], 0.5);
    const sign = at < 0.5 ? 1 : -1;
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const [top, low] of [
      [0.1, 0.42],
      [0.3, 0.62],
      [0.48, 0.82],
    ] as const) {
      const beam = context.createLinearGradient(x, 0, x + sign * w * 0.8, 0);
      beam.addColorStop(0, cssOfHex(pane[1], beams));
      beam.addColorStop(1, cssOfHex(pane[1], 0));
      fillPolygon(
        context,
        [
          [x, top * h],
          [x, (top + 0.1) * h],
          [x + sign * w * 0.9, (low + 0.2) * h],
          [x + sign * w * 0.9, low * h],
        ],
        'rgba(0,0,0,0)',
      );
      context.fillStyle = beam;
      context.fill();
    }
    context.restore();
  });
}

/** A dark wall of books behind a desk with one or more shaded lamps. */
export function lampDesk(options: Room & { lamps: readonly (readonly [x: number, y: number, size: number])[] }): Scene {
  const { bindings = OLD_BINDINGS, wood = '#4a2d18', lamps, light = '#ffd890', blur = 0.006 } = options;
  const lit = lamps[0] ?? ([0.2, 0.6, 0.2] as const);
  const lamp = options.lamp ?? ([lit[0], lit[1], 0.35] as const);
  const wall = room({ ...options, lamp, blur: blur * 1.4 }, (context, w, h, random) => {
    drawBookcase(context, { x: 0, y: -h * 0.02, width: w, height: h * 1.04, rows: 7, bindings, wood }, random);
  });
  return painted(options.name, (context, w, h, random) => {
    if (wall.kind === 'custom') wall.paint(context, w, h, random);
    for (const [x, y, size] of lamps) {
      const foot = y * h;
      const desk = context.createLinearGradient(0, foot - h * 0.01, 0, h);
      desk.addColorStop(0, cssOfHex('#7a4a26', 1));
      desk.addColorStop(1, cssOfHex('#1c0f08', 1));
      context.fillStyle = desk;
      if (size === lit[2]) context.fillRect(0, foot - h * 0.015, w, h);
      drawDeskLamp(context, x * w, foot, size * w);
    }
    defocus(context, w, h, blur * 0.7);
    for (const [x, y, size] of lamps) {
      glow(context, x * w, y * h - size * w * 0.6, size * w * 2.2, light, 0.5);
      glow(context, x * w, y * h, size * w * 1.5, light, 0.3);
    }
  });
}
