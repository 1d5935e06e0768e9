import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';

/** A silhouette against the evening sky; `x` and `size` are shares of the width, from the horizon up. */
export interface ShoreThing {
  kind: 'boat' | 'rocks' | 'headland' | 'palm' | 'lighthouse' | 'gulls' | 'pier';
  x: number;
  size: number;
  colour: string;
}

/** Draws one silhouette. Palms stand on the frame's bottom, the rest on the horizon. */
export function drawThing(
  context: SKRSContext2D,
  w: number,
  h: number,
  thing: ShoreThing,
  horizon: number,
  random: Random,
): void {
  const x = thing.x * w;
  const line = horizon * h;
  const unit = thing.size * w;
  switch (thing.kind) {
    case 'boat':
      drawBoat(context, x, line + unit * 0.16, unit, thing.colour);
      break;
    case 'rocks':
      for (let i = 0; i < 6; i++)
        drawRock(context, x + (random() - 0.5) * unit, line + h * 0.05, unit, thing.colour, random);
      break;
    case 'headland':
      drawHeadland(context, x, line + 2, unit, thing.colour, random);
      break;
    case 'palm':
      drawPalm(context, x, h * 1.02, unit, h, thing.colour, random);
      break;
    case 'lighthouse':
      drawRock(context, x, line + unit * 0.24, unit * 1.9, thing.colour, random);
      drawLighthouse(context, x, line - unit * 0.1, unit, thing.colour);
      break;
    case 'gulls':
      drawGulls(context, x, line - h * 0.3, unit, thing.colour, random);
      break;
    case 'pier':
      drawPier(context, x, line, unit, h, thing.colour);
      break;
  }
}

function drawBoat(context: SKRSContext2D, x: number, y: number, u: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x - u * 0.5, y - u * 0.14);
  context.lineTo(x + u * 0.56, y - u * 0.16);
  context.quadraticCurveTo(x + u * 0.4, y, x + u * 0.3, y);
  context.lineTo(x - u * 0.34, y);
  context.fill();
  fillPolygon(
    context,
    [
      [x - u * 0.02, y - u * 0.2],
      [x - u * 0.02, y - u * 1.35],
      [x - u * 0.5, y - u * 0.22],
    ],
    colour,
  );
  fillPolygon(
    context,
    [
      [x + u * 0.03, y - u * 0.2],
      [x + u * 0.03, y - u * 1.2],
      [x + u * 0.46, y - u * 0.24],
    ],
    colour,
  );
}

function drawRock(context: SKRSContext2D, x: number, base: number, u: number, colour: string, random: Random): void {
  const tall = u * (0.16 + 0.3 * random());
  const half = u * (0.2 + 0.2 * random());
  fillPolygon(
    context,
    [
      [x - half, base],
      [x - half * 0.8, base - tall * 0.55],
      [x - half * (0.2 + 0.3 * random()), base - tall],
      [x + half * (0.1 + 0.3 * random()), base - tall * 0.86],
      [x + half * 0.75, base - tall * 0.4],
      [x + half, base],
    ],
    colour,
  );
}

function drawHeadland(
  context: SKRSContext2D,
  x: number,
  base: number,
  u: number,
  colour: string,
  random: Random,
): void {
  const points: [number, number][] = [[x - u, base]];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const tall = Math.sin(t * Math.PI) ** 0.7 * (0.2 + 0.05 * Math.sin(t * 9)) + random() * 0.012;
    points.push([x - u + 2 * u * t, base - tall * u]);
  }
  points.push([x + u, base]);
  fillPolygon(context, points, colour);
}

function drawLighthouse(context: SKRSContext2D, x: number, base: number, u: number, colour: string): void {
  fillPolygon(
    context,
    [
      [x - u * 0.13, base],
      [x - u * 0.08, base - u],
      [x + u * 0.08, base - u],
      [x + u * 0.13, base],
    ],
    colour,
  );
  context.fillRect(x - u * 0.12, base - u * 1.04, u * 0.24, u * 0.04);
  fillPolygon(
    context,
    [
      [x - u * 0.1, base - u * 1.18],
      [x, base - u * 1.34],
      [x + u * 0.1, base - u * 1.18],
    ],
    colour,
  );
  context.fillStyle = '#fff2c0';
  context.fillRect(x - u * 0.06, base - u * 1.18, u * 0.12, u * 0.14);
  glow(context, x, base - u * 1.1, u * 0.9, '#ffe6a0', 0.9);
}

function drawPalm(
  context: SKRSContext2D,
  x: number,
  base: number,
  u: number,
  h: number,
  colour: string,
  random: Random,
): void {
  const lean = x < u ? 0.22 : -0.22;
  const topX = x + lean * u * 1.6;
  const topY = base - h * 0.84;
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = u * 0.055;
  context.beginPath();
  context.moveTo(x, base);
  context.quadraticCurveTo(x + lean * u * 0.3, base - h * 0.5, topX, topY);
  context.stroke();
  for (let i = 0; i < 9; i++) {
    const angle = -Math.PI * (-0.08 + (1.16 * i) / 8) + (random() - 0.5) * 0.14;
    drawFrond(context, topX, topY, angle, u * (0.78 + random() * 0.24), u);
  }
  for (const [dx, dy] of [
    [-0.03, 0.03],
    [0.035, 0.035],
    [0, 0.055],
  ] as const) {
    context.beginPath();
    context.arc(topX + dx * u, topY + dy * u, u * 0.035, 0, Math.PI * 2);
    context.fillStyle = colour;
    context.fill();
  }
}

/** A rib that bends down with leaflets on both sides. */
function drawFrond(context: SKRSContext2D, x: number, y: number, angle: number, length: number, u: number): void {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length * 0.7 + length * 0.36;
  const midX = x + Math.cos(angle) * length * 0.55;
  const midY = y + Math.sin(angle) * length * 0.75;
  for (let k = 0; k <= 26; k++) {
    const t = k / 26;
    const px = (1 - t) ** 2 * x + 2 * t * (1 - t) * midX + t * t * endX;
    const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * midY + t * t * endY;
    const leaf = u * 0.13 * Math.sin(Math.PI * (0.12 + 0.84 * t));
    context.lineWidth = u * 0.011;
    context.beginPath();
    context.moveTo(px, py);
    context.lineTo(px + Math.sign(endX - x) * leaf * 0.4, py + leaf);
    context.moveTo(px, py);
    context.lineTo(px + Math.sign(endX - x) * leaf * 0.8, py + leaf * 0.25);
    context.stroke();
  }
}

function drawGulls(context: SKRSContext2D, x: number, y: number, u: number, colour: string, random: Random): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (let i = 0; i < 6; i++) {
    const wing = u * (0.06 + 0.09 * random());
    const gx = x + (random() - 0.5) * u * 2;
    const gy = y + (random() - 0.5) * u;
    context.lineWidth = wing * 0.16;
    context.beginPath();
    context.moveTo(gx - wing, gy - wing * 0.28);
    context.quadraticCurveTo(gx - wing * 0.45, gy - wing * 0.55, gx, gy);
    context.quadraticCurveTo(gx + wing * 0.45, gy - wing * 0.55, gx + wing, gy - wing * 0.28);
    context.stroke();
  }
}

/** A jetty that comes from the horizon towards the camera. */
function drawPier(context: SKRSContext2D, x: number, line: number, u: number, h: number, colour: string): void {
  const far = line + (h - line) * 0.04;
  fillPolygon(
    context,
    [
      [x - u * 0.03, far],
      [x + u * 0.03, far],
      [x + u * 0.7, h * 1.05],
      [x - u * 0.7, h * 1.05],
    ],
    colour,
  );
  context.fillStyle = colour;
  for (let k = 0; k < 7; k++) {
    const t = (k / 7) ** 1.8;
    const y = far + (h * 1.02 - far) * t;
    const half = u * (0.03 + 0.67 * t);
    const post = u * (0.012 + 0.05 * t);
    for (const side of [-1, 1])
      context.fillRect(x + side * half - post / 2, y - u * (0.05 + 0.3 * t), post, u * (0.08 + 0.5 * t));
  }
}
