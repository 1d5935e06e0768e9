import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Foliage from its shaded to its sunny side. */
type Foliage = readonly [shade: string, body: string, bright: string];

export const GOLD: Foliage = ['#b87a14', '#f0b428', '#ffe070'];
export const PALE_GOLD: Foliage = ['#d0a850', '#f0d484', '#fff2bc'];
export const DEEP_GOLD: Foliage = ['#7a4a10', '#c4841c', '#f0bc48'];
export const RUST: Foliage = ['#7c2414', '#c8481c', '#f08c3c'];

const SPRITE_PX = 160;
const SPRITE_RADIUS_PX = 60;
const sprites = new Map<string, Canvas>();

/** A leaf drawn once per colour and thread; hundreds of them hang on a bough. */
function leafSprite(colour: string, vein: string): Canvas {
  const key = `${colour}${vein}`;
  const known = sprites.get(key);
  if (known) return known;
  const sprite = createCanvas(SPRITE_PX, SPRITE_PX);
  const context = sprite.getContext('2d');
  context.translate(SPRITE_PX / 2, SPRITE_PX * 0.6);
  drawBlade(context, SPRITE_RADIUS_PX, colour, vein);
  sprites.set(key, sprite);
  return sprite;
}

/** A ginkgo leaf; `turn` is where the fan opens to, `tip` below 1 shows it from the side. Pixels, radians. */
export function drawFan(
  context: SKRSContext2D,
  x: number,
  y: number,
  r: number,
  turn: number,
  colour: string,
  vein = '#8a5a10',
  tip = 1,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn + Math.PI / 2);
  context.scale(tip, 1);
  if (r > SPRITE_RADIUS_PX) drawBlade(context, r, colour, vein);
  else {
    const scale = r / SPRITE_RADIUS_PX;
    const size = SPRITE_PX * scale;
    context.drawImage(leafSprite(colour, vein), -size / 2, -size * 0.6, size, size);
  }
  context.restore();
}

/** A fan with a cleft, fine veins, a stalk, its root in the origin. */
function drawBlade(context: SKRSContext2D, r: number, colour: string, vein: string): void {
  strokeLine(
    context,
    [
      [0, r * 0.75],
      [r * 0.04, r * 0.3],
      [0, 0],
    ],
    r * 0.07,
    colour,
    true,
  );
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, r * 0.1);
  context.bezierCurveTo(-r * 0.3, -r * 0.1, -r * 0.8, -r * 0.2, -r * 1.02, -r * 0.42);
  context.bezierCurveTo(-r * 0.95, -r * 0.78, -r * 0.55, -r * 1.02, -r * 0.1, -r * 0.98);
  context.lineTo(0, -r * 0.56);
  context.lineTo(r * 0.1, -r * 0.98);
  context.bezierCurveTo(r * 0.55, -r * 1.02, r * 0.95, -r * 0.78, r * 1.02, -r * 0.42);
  context.bezierCurveTo(r * 0.8, -r * 0.2, r * 0.3, -r * 0.1, 0, r * 0.1);
  context.fill();
  context.strokeStyle = cssOfHex(vein, 0.3);
  context.lineWidth = r * 0.022;
  for (let k = -6; k <= 6; k++) {
    if (k === 0) continue;
    const a = k * 0.175;
    context.beginPath();
    context.moveTo(0, r * 0.04);
    context.quadraticCurveTo(
      Math.sin(a) * r * 0.4,
      -Math.cos(a) * r * 0.35,
      Math.sin(a) * r * 0.92,
      -Math.cos(a) * r * 0.9,
    );
    context.stroke();
  }
}

/** Leaves on the ground, as seen from above or, with `flat` under 1, lying away from the camera. */
export function strewFans(
  context: SKRSContext2D,
  area: readonly [x: number, y: number, w: number, h: number],
  count: number,
  size: number,
  foliage: Foliage,
  random: Random,
  flat = 1,
): void {
  for (let i = 0; i < count; i++) {
    const t = random();
    const r = size * (flat < 1 ? 0.3 + 0.9 * t : 0.7 + random() * 0.6);
    context.save();
    context.translate(area[0] + random() * area[2], area[1] + t * area[3]);
    context.scale(1, flat);
    drawFan(context, 0, 0, r, random() * 6.3, pick(random, foliage), foliage[0], 0.7 + random() * 0.3);
    context.restore();
  }
}
