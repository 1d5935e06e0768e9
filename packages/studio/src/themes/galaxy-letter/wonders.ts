import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { drawAurora, drawEarth, drawPorthole, drawRidge } from './horizons.ts';
import type { Wonder, WonderOf } from './wonder-kinds.ts';

/** The Great Bear's dipper. */
export const DIPPER = [
  [-0.5, -0.12],
  [-0.28, -0.2],
  [-0.1, -0.12],
  [0.08, -0.02],
  [0.14, 0.2],
  [0.44, 0.24],
  [0.48, -0.02],
  [0.08, -0.02],
] as const;
/** Orion's shoulders, belt and feet. */
export const ORION = [
  [-0.24, -0.46],
  [-0.08, -0.03],
  [-0.2, 0.42],
  [0.24, 0.4],
  [0.08, 0.03],
  [0.22, -0.42],
  [-0.24, -0.46],
] as const;
/** Draws one wonder. */
export function drawWonder(context: SKRSContext2D, w: number, h: number, wonder: Wonder, random: Random): void {
  switch (wonder.kind) {
    case 'planet':
      drawPlanet(context, w, h, wonder);
      break;
    case 'moon':
      drawMoon(context, w, h, wonder, random);
      break;
    case 'comet':
      drawComet(context, w, h, wonder);
      break;
    case 'constellation':
      drawConstellation(context, w, h, wonder);
      break;
    case 'spiral':
      drawSpiral(context, w, h, wonder, random);
      break;
    case 'aurora':
      drawAurora(context, w, h, wonder, random);
      break;
    case 'ridge':
      drawRidge(context, w, h, wonder, random);
      break;
    case 'earth':
      drawEarth(context, w, h, wonder, random);
      break;
    case 'porthole':
      drawPorthole(context, w, h, wonder);
      break;
  }
}

function drawPlanet(
  context: SKRSContext2D,
  w: number,
  h: number,
  { x, y, size, colours, ring }: WonderOf<'planet'>,
): void {
  const r = size * w;
  context.save();
  context.translate(x * w, y * h);
  context.rotate(-0.4);
  const half = (from: number): void => {
    if (!ring) return;
    for (const [scale, opacity] of [
      [1.5, 0.75],
      [1.66, 0.5],
      [1.84, 0.65],
      [1.98, 0.3],
    ] as const) {
      context.strokeStyle = cssOfHex(ring, opacity);
      context.lineWidth = r * 0.1;
      context.beginPath();
      context.ellipse(0, 0, r * scale, r * scale * 0.26, 0, from, from + Math.PI);
      context.stroke();
    }
  };
  glow(context, 0, 0, r * 1.7, colours[1], 0.5);
  half(Math.PI);
  const body = context.createRadialGradient(-r * 0.45, -r * 0.45, r * 0.05, 0, 0, r);
  body.addColorStop(0, colours[0]);
  body.addColorStop(0.5, colours[1]);
  body.addColorStop(1, colours[2]);
  context.fillStyle = body;
  context.beginPath();
  context.arc(0, 0, r, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.clip();
  for (let k = -4; k <= 4; k++) {
    context.fillStyle = cssOfHex(k % 2 === 0 ? colours[0] : colours[2], 0.16);
    context.beginPath();
    context.ellipse(0, k * r * 0.22, r * 1.1, r * 0.07, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  half(0);
  context.restore();
}

function drawMoon(
  context: SKRSContext2D,
  w: number,
  h: number,
  { x, y, size, colour = '#f6f0dc' }: WonderOf<'moon'>,
  random: Random,
): void {
  const r = size * w;
  glow(context, x * w, y * h, r * 2.6, colour, 0.5);
  context.save();
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x * w, y * h, r, 0, Math.PI * 2);
  context.fill();
  context.clip();
  for (let i = 0; i < 22; i++) {
    const angle = random() * 6.3;
    const out = Math.sqrt(random()) * r * 0.9;
    context.fillStyle = cssOfHex('#8a8a98', 0.12 + random() * 0.12);
    context.beginPath();
    context.ellipse(
      x * w + Math.cos(angle) * out,
      y * h + Math.sin(angle) * out,
      r * (0.06 + random() * 0.24),
      r * (0.05 + random() * 0.18),
      random() * 3,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}

function drawComet(
  context: SKRSContext2D,
  w: number,
  h: number,
  { x, y, size, angle, colour = '#dff0ff' }: WonderOf<'comet'>,
): void {
  const long = size * w;
  context.save();
  context.globalCompositeOperation = 'screen';
  context.translate(x * w, y * h);
  context.rotate(angle);
  const tail = context.createLinearGradient(0, 0, long, 0);
  tail.addColorStop(0, cssOfHex(colour, 0.95));
  tail.addColorStop(0.3, cssOfHex(colour, 0.35));
  tail.addColorStop(1, cssOfHex(colour, 0));
  fillPolygon(
    context,
    [
      [0, -long * 0.008],
      [long, -long * 0.035],
      [long, long * 0.035],
      [0, long * 0.008],
    ],
    'rgba(0,0,0,0)',
  );
  context.fillStyle = tail;
  context.fill();
  context.restore();
  glow(context, x * w, y * h, long * 0.12, colour, 1);
}

function drawConstellation(
  context: SKRSContext2D,
  w: number,
  h: number,
  { x, y, size, points, colour = '#cfe0ff' }: WonderOf<'constellation'>,
): void {
  const at = ([u, v]: readonly [number, number]): [number, number] => [x * w + u * size * w, y * h + v * size * w];
  context.strokeStyle = cssOfHex(colour, 0.55);
  context.lineWidth = w * 0.0022;
  context.beginPath();
  points.forEach((point, i) => {
    if (i === 0) context.moveTo(...at(point));
    else context.lineTo(...at(point));
  });
  context.stroke();
  for (const point of points) {
    const [px, py] = at(point);
    glow(context, px, py, w * 0.028, colour, 0.9);
    context.fillStyle = '#ffffff';
    context.beginPath();
    context.arc(px, py, w * 0.0052, 0, Math.PI * 2);
    context.fill();
  }
}

function drawSpiral(
  context: SKRSContext2D,
  w: number,
  h: number,
  { x, y, size, colour, core }: WonderOf<'spiral'>,
  random: Random,
): void {
  context.save();
  context.translate(x * w, y * h);
  context.rotate(-0.5);
  context.scale(1, 0.5);
  const r = size * w;
  glow(context, 0, 0, r * 1.1, colour, 0.5);
  context.globalCompositeOperation = 'screen';
  for (let i = 0; i < 1500; i++) {
    const t = random() ** 0.7;
    const arm = i % 2 === 0 ? 0 : Math.PI;
    const angle = arm + t * 7.5 + (random() + random() - 1) * 0.75;
    context.fillStyle = cssOfHex(random() < 0.3 ? '#ffffff' : colour, 0.16 + random() * 0.34);
    context.beginPath();
    context.arc(Math.cos(angle) * t * r, Math.sin(angle) * t * r, w * (0.0012 + random() ** 3 * 0.006), 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  glow(context, x * w, y * h, size * w * 0.42, core, 1);
}
