import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Half the tower's width at a share of its height, in heights. */
function towerHalf(t: number): number {
  return 0.165 * Math.exp(-3.3 * t) + 0.004 * (1 - t);
}

/** The iron tower: legs, lattice, platforms, arch. Pixels. */
export function drawTower(context: SKRSContext2D, x: number, base: number, tall: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    for (const edge of [1, 0.5]) {
      context.lineWidth = tall * (edge === 1 ? 0.011 : 0.007);
      context.beginPath();
      for (let t = 0; t <= 1; t += 0.02) {
        // The inner edges of the legs meet at the second platform.
        const inner = edge === 1 ? 1 : Math.max(0, 0.58 - t * 0.95);
        context.lineTo(x + side * towerHalf(t) * inner * tall, base - t * tall);
      }
      context.stroke();
    }
  }
  context.lineWidth = tall * 0.0035;
  context.beginPath();
  for (let t = 0; t < 0.97; t += 0.022 + 0.02 * (1 - t)) {
    const next = t + 0.024 + 0.02 * (1 - t);
    const [a, b] = [towerHalf(t) * tall, towerHalf(next) * tall];
    const inner = Math.max(0, 0.58 - t * 0.95);
    for (const side of [-1, 1]) {
      context.moveTo(x + side * a, base - t * tall);
      context.lineTo(x + side * b * inner, base - next * tall);
      context.moveTo(x + side * a * inner, base - t * tall);
      context.lineTo(x + side * b, base - next * tall);
    }
  }
  context.stroke();
  context.fillStyle = colour;
  for (const [t, thick] of [
    [0.19, 0.022],
    [0.385, 0.016],
    [0.9, 0.012],
  ] as const) {
    const half = (towerHalf(t) + 0.012) * tall;
    context.fillRect(x - half, base - t * tall, half * 2, thick * tall);
  }
  context.fillRect(x - tall * 0.003, base - tall * 1.06, tall * 0.006, tall * 0.1);
  context.lineWidth = tall * 0.009;
  context.beginPath();
  context.ellipse(x, base - tall * 0.05, tall * 0.088, tall * 0.11, 0, Math.PI, 0);
  context.stroke();
}

/** A stone bridge over the whole width: `arches` of them, spring line and crown as pixels. */
export function drawBridge(
  context: SKRSContext2D,
  w: number,
  top: number,
  foot: number,
  arches: number,
  stone: string,
  shade: string,
): void {
  context.fillStyle = stone;
  context.beginPath();
  context.rect(0, top, w, foot - top);
  const span = w / arches;
  for (let i = 0; i < arches; i++) {
    const middle = (i + 0.5) * span;
    context.moveTo(middle + span * 0.42, foot + 2);
    context.ellipse(middle, foot + 2, span * 0.42, (foot - top) * 0.72, 0, 0, Math.PI, true);
    context.closePath();
  }
  context.fill('evenodd');
  context.fillStyle = shade;
  context.fillRect(0, top, w, (foot - top) * 0.1);
  context.fillStyle = cssOfHex('#ffffff', 0.14);
  context.fillRect(0, top - (foot - top) * 0.06, w, (foot - top) * 0.06);
}

/** A street lamp with its glow. Pixels; `tall` from the foot to the lantern. */
export function drawLamp(context: SKRSContext2D, x: number, foot: number, tall: number, iron: string, light: string) {
  context.fillStyle = iron;
  context.fillRect(x - tall * 0.012, foot - tall, tall * 0.024, tall);
  context.fillRect(x - tall * 0.03, foot - tall * 0.16, tall * 0.06, tall * 0.16);
  glow(context, x, foot - tall * 1.08, tall * 0.7, light, 0.65);
  fillPolygon(
    context,
    [
      [x - tall * 0.03, foot - tall],
      [x - tall * 0.055, foot - tall * 1.15],
      [x + tall * 0.055, foot - tall * 1.15],
      [x + tall * 0.03, foot - tall],
    ],
    '#fff4d4',
  );
  fillPolygon(
    context,
    [
      [x - tall * 0.065, foot - tall * 1.14],
      [x, foot - tall * 1.23],
      [x + tall * 0.065, foot - tall * 1.14],
    ],
    iron,
  );
}

/** The crown of a street tree: many soft leaves. Pixels. */
export function drawCrown(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colours: readonly string[],
  random: Random,
): void {
  for (let i = 0; i < 130; i++) {
    const out = Math.sqrt(random()) * radius;
    const angle = random() * Math.PI * 2;
    context.fillStyle = cssOfHex(colours[Math.floor(random() * colours.length)] ?? '#668844', 0.55 + random() * 0.4);
    context.beginPath();
    context.ellipse(
      x + Math.cos(angle) * out,
      y + Math.sin(angle) * out * 0.8,
      radius * (0.06 + random() * 0.12),
      radius * (0.04 + random() * 0.07),
      random() * 3,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Roofs of zinc with chimney pots, row behind row; `from` the share of the height where the farthest begins. */
export function drawRoofs(
  context: SKRSContext2D,
  w: number,
  h: number,
  from: number,
  tones: readonly (readonly [roof: string, wall: string])[],
  random: Random,
): void {
  tones.forEach(([roof, wall], row) => {
    const unit = h * (0.05 + row * 0.03);
    const base = h * (from + row * 0.085);
    for (let x = -unit; x < w + unit; ) {
      const wide = unit * (1.6 + random() * 1.8);
      const y = base + (random() - 0.5) * unit * 0.6;
      context.fillStyle = wall;
      context.fillRect(x, y + unit * 0.7, wide, h);
      const zinc = context.createLinearGradient(x, y, x + wide, y + unit);
      zinc.addColorStop(0, roof);
      zinc.addColorStop(1, cssOfHex(roof, 0.82));
      fillPolygon(
        context,
        [
          [x, y + unit * 0.8],
          [x + unit * 0.3, y],
          [x + wide - unit * 0.3, y],
          [x + wide, y + unit * 0.8],
        ],
        wall,
      );
      context.fillStyle = zinc;
      context.fill();
      for (let k = 0; k < 2; k++) {
        const wx = x + unit * (0.5 + k * 1.1);
        context.fillStyle = wall;
        context.fillRect(wx, y + unit * 0.22, unit * 0.4, unit * 0.56);
        context.fillStyle = '#2c3440';
        context.fillRect(wx + unit * 0.08, y + unit * 0.32, unit * 0.24, unit * 0.44);
      }
      const cx = x + wide * (0.2 + random() * 0.6);
      context.fillStyle = wall;
      context.fillRect(cx, y - unit * 0.55, unit * 0.5, unit * 0.7);
      context.fillStyle = '#b4603c';
      for (let k = 0; k < 4; k++)
        context.fillRect(cx + unit * (0.03 + k * 0.12), y - unit * 0.74, unit * 0.07, unit * 0.2);
      x += wide * 0.96;
    }
    const air = context.createLinearGradient(0, base - unit, 0, base + unit * 1.6);
    air.addColorStop(0, cssOfHex(roof, 0));
    air.addColorStop(1, cssOfHex(roof, 0.22));
    context.fillStyle = air;
    context.fillRect(0, base - unit, w, unit * 2.6);
  });
}
