import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A street's stone and glass in the light of one hour. */
export interface FrontTones {
  /** Stone above and below, zinc of the roof, iron of the balconies. */
  stone: string;
  low: string;
  zinc: string;
  iron: string;
  glass: string;
  /** Lit windows and their share. */
  lamp: string;
  lit: number;
  awnings: readonly string[];
}

const FLOORS = 6;
const WIDE_PX = 620;
const TALL_PX = 640;

/** The front of a row of houses: shops with awnings, five floors with balconies, zinc roofs with dormers. */
export function paintFront(tones: FrontTones, bays: number, random: Random): Canvas {
  const canvas = createCanvas(WIDE_PX, TALL_PX);
  const context = canvas.getContext('2d');
  const roof = TALL_PX * 0.17;
  const stone = context.createLinearGradient(0, roof, 0, TALL_PX);
  stone.addColorStop(0, tones.stone);
  stone.addColorStop(1, tones.low);
  context.fillStyle = stone;
  context.fillRect(0, roof, WIDE_PX, TALL_PX);
  const bay = WIDE_PX / bays;
  paintRoof(context, tones, bay, bays, roof, random);
  const floor = (TALL_PX - roof) / FLOORS;
  for (let row = 0; row < FLOORS - 1; row++) {
    const y = roof + row * floor;
    for (let i = 0; i < bays; i++) paintWindow(context, tones, (i + 0.5) * bay, y + floor * 0.14, bay, floor, random);
    paintCornice(context, tones, y, row === 0 || row === 3, floor);
  }
  for (let i = 0; i < bays; i += 2) {
    paintShop(context, tones, i * bay, TALL_PX - floor, bay * 2, floor, random);
  }
  for (let house = 1; house < 3; house++) {
    context.fillStyle = cssOfHex(tones.iron, 0.4);
    context.fillRect((house * WIDE_PX) / 3, roof * 0.6, 3, TALL_PX);
  }
  return canvas;
}

function paintRoof(
  context: SKRSContext2D,
  tones: FrontTones,
  bay: number,
  bays: number,
  tall: number,
  random: Random,
): void {
  const zinc = context.createLinearGradient(0, tall * 0.25, 0, tall);
  zinc.addColorStop(0, cssOfHex(tones.zinc, 0.85));
  zinc.addColorStop(1, tones.zinc);
  context.fillStyle = zinc;
  context.fillRect(0, tall * 0.28, WIDE_PX, tall * 0.74);
  for (let i = 0; i < bays; i++) {
    const x = (i + 0.5) * bay;
    context.fillStyle = tones.stone;
    context.fillRect(x - bay * 0.24, tall * 0.42, bay * 0.48, tall * 0.58);
    context.fillStyle = random() < tones.lit ? tones.lamp : tones.glass;
    context.fillRect(x - bay * 0.15, tall * 0.52, bay * 0.3, tall * 0.46);
  }
  for (let i = 0; i < 5; i++) {
    const x = random() * WIDE_PX;
    context.fillStyle = tones.low;
    context.fillRect(x, 0, bay * 0.5, tall * 0.4);
    context.fillStyle = '#b0623c';
    for (let k = 0; k < 3; k++)
      context.fillRect(x + bay * 0.06 + k * bay * 0.15, -tall * 0.02, bay * 0.08, tall * 0.12);
  }
}

function paintWindow(
  context: SKRSContext2D,
  tones: FrontTones,
  x: number,
  y: number,
  bay: number,
  floor: number,
  random: Random,
): void {
  const wide = bay * 0.4;
  const tall = floor * 0.74;
  context.fillStyle = cssOfHex('#ffffff', 0.16);
  context.fillRect(x - wide * 0.68, y - floor * 0.06, wide * 1.36, tall * 1.06);
  const glass = random() < tones.lit ? tones.lamp : tones.glass;
  const pane = context.createLinearGradient(x, y, x, y + tall);
  pane.addColorStop(0, glass);
  pane.addColorStop(1, cssOfHex(glass, 0.72));
  context.fillStyle = pane;
  context.fillRect(x - wide / 2, y, wide, tall);
  context.fillStyle = cssOfHex('#f4f0e6', 0.75);
  context.fillRect(x - wide * 0.04, y, wide * 0.08, tall);
  if (random() < 0.4) {
    for (const side of [-1, 1]) context.fillRect(x + side * wide * 0.72 - wide * 0.2, y, wide * 0.4, tall);
  }
}

function paintCornice(context: SKRSContext2D, tones: FrontTones, y: number, isBalcony: boolean, floor: number): void {
  context.fillStyle = cssOfHex('#ffffff', 0.25);
  context.fillRect(0, y, WIDE_PX, floor * 0.045);
  context.fillStyle = cssOfHex(tones.iron, 0.22);
  context.fillRect(0, y + floor * 0.045, WIDE_PX, floor * 0.03);
  if (!isBalcony) return;
  context.strokeStyle = cssOfHex(tones.iron, 0.75);
  context.lineWidth = 1.4;
  context.beginPath();
  const top = y + floor * 0.64;
  for (let x = 0; x < WIDE_PX; x += 7) {
    context.moveTo(x, top);
    context.lineTo(x, y + floor * 0.96);
  }
  context.moveTo(0, top);
  context.lineTo(WIDE_PX, top);
  context.stroke();
}

function paintShop(
  context: SKRSContext2D,
  tones: FrontTones,
  x: number,
  y: number,
  wide: number,
  tall: number,
  random: Random,
): void {
  const colour = pick(random, tones.awnings);
  context.fillStyle = colour;
  context.fillRect(x + wide * 0.03, y + tall * 0.08, wide * 0.94, tall * 0.92);
  const glow = context.createLinearGradient(x, y, x, y + tall);
  glow.addColorStop(0, tones.lamp);
  glow.addColorStop(1, cssOfHex(tones.lamp, 0.5));
  context.fillStyle = glow;
  context.fillRect(x + wide * 0.09, y + tall * 0.36, wide * 0.82, tall * 0.5);
  context.fillStyle = colour;
  for (const at of [0.34, 0.62]) context.fillRect(x + wide * at, y + tall * 0.3, wide * 0.03, tall * 0.7);
  drawAwning(context, x + wide * 0.02, y + tall * 0.2, wide * 0.96, tall * 0.28, colour);
}

/** A cloth awning with a scalloped, paler edge. Pixels. */
export function drawAwning(context: SKRSContext2D, x: number, y: number, wide: number, tall: number, colour: string) {
  const cloth = context.createLinearGradient(0, y, 0, y + tall);
  cloth.addColorStop(0, cssOfHex(colour, 1));
  cloth.addColorStop(1, cssOfHex(colour, 1));
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(x + wide * 0.02, y);
  context.lineTo(x + wide * 0.98, y);
  context.lineTo(x + wide, y + tall * 0.72);
  const scallops = Math.max(4, Math.round(wide / (tall * 0.42)));
  for (let i = scallops; i > 0; i--) {
    const from = x + (wide * i) / scallops;
    const to = x + (wide * (i - 1)) / scallops;
    context.quadraticCurveTo((from + to) / 2, y + tall * 1.25, to, y + tall * 0.72);
  }
  context.closePath();
  context.fill();
  const light = context.createLinearGradient(0, y, 0, y + tall);
  light.addColorStop(0, 'rgba(255,255,255,0.22)');
  light.addColorStop(0.7, 'rgba(255,255,255,0.02)');
  light.addColorStop(0.72, 'rgba(0,0,0,0.28)');
  light.addColorStop(1, 'rgba(0,0,0,0.1)');
  context.fillStyle = light;
  context.fill();
}
