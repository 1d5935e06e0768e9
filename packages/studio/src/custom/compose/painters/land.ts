import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../../pixels/random.ts';
import { defocus } from '../../../scenes/brushes/defocus.ts';
import { fillDown } from '../../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../../scenes/brushes/glow.ts';
import { texture } from '../../../scenes/brushes/texture.ts';
import { cssOfHex, mixHex } from '../../../stages/colour.ts';
import type { Air } from '../airs.ts';

/** The sky of an air down to the horizon, with a sun's glow at `sunX`. */
export function paintAir(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, horizon, sunX }: { air: Air; horizon: number; sunX: number },
): void {
  fillDown(context, w, h, [
    [0, air.sky[0]],
    [horizon * 0.6, air.sky[1]],
    [horizon, air.sky[2]],
    [1, air.sky[2]],
  ]);
  texture(context, w, h, { opacity: 0.4, scale: [1.9, 0.5], until: horizon }, random);
  glow(context, sunX * w, horizon * h * 0.9, w * 0.7, air.sunColour, 0.5);
}

/** Snowy peaks in rows; the near ones sharper. */
export function paintPeaks(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, from, snow }: { air: Air; from: number; snow: string },
): void {
  paintAir(context, w, h, random, { air, horizon: from + 0.25, sunX: 0.75 });
  for (let row = 0; row < 2; row++) {
    const base = (from + 0.24 + row * 0.16) * h;
    const rock = mixHex(air.sky[2], air.near, 0.34 + row * 0.3);
    for (let i = 0; i < 3; i++) {
      const x = ((i + 0.1 + random() * 0.8) / 3) * w * 1.3 - w * 0.15;
      const tall = h * (0.3 + random() * 0.2) * (1 - row * 0.45);
      drawPeak(context, { x, base: base + h * 0.05, tall, rock, snow: mixHex(snow, rock, row * 0.18) }, random);
    }
    context.fillStyle = rock;
    context.fillRect(0, base + h * 0.04, w, h);
    const mist = context.createLinearGradient(0, base - h * 0.06, 0, base + h * 0.1);
    mist.addColorStop(0, cssOfHex(air.sky[2], 0));
    mist.addColorStop(1, cssOfHex(air.sky[2], 0.5));
    context.fillStyle = mist;
    context.fillRect(0, base - h * 0.06, w, h * 0.16);
  }
  defocus(context, w, h, 0.005);
}

interface Peak {
  x: number;
  base: number;
  tall: number;
  rock: string;
  snow: string;
}

function drawPeak(context: SKRSContext2D, { x, base, tall, rock, snow }: Peak, random: Random): void {
  const half = tall * (0.7 + random() * 0.4);
  const top = base - tall;
  fillPolygon(
    context,
    [
      [x - half, base],
      [x - half * 0.3, base - tall * 0.6],
      [x, top],
      [x + half * 0.4, base - tall * 0.55],
      [x + half, base],
    ],
    rock,
  );
  fillPolygon(
    context,
    [
      [x, top],
      [x + half * 0.4, base - tall * 0.55],
      [x + half * 0.2, base - tall * 0.6],
      [x + half * 0.1, base - tall * 0.45],
      [x - half * 0.04, base - tall * 0.62],
      [x - half * 0.16, base - tall * 0.5],
      [x - half * 0.3, base - tall * 0.6],
    ],
    snow,
  );
  fillPolygon(
    context,
    [
      [x, top],
      [x + half * 0.4, base - tall * 0.55],
      [x + half * 0.2, base - tall * 0.6],
      [x + half * 0.02, base - tall * 0.7],
    ],
    mixHex(snow, rock, 0.4),
  );
}

/** Dunes, each lit from one side. */
export function paintDunes(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  { air, from, sand }: { air: Air; from: number; sand: readonly [string, string] },
): void {
  paintAir(context, w, h, random, { air, horizon: from + 0.08, sunX: 0.25 });
  for (let row = 0; row < 5; row++) {
    const y = from + row * (1 - from) * 0.2;
    const crest = (0.15 + random() * 0.7) * w;
    const tall = (0.06 + random() * 0.07) * h;
    const lit = mixHex(air.sky[2], sand[0], 0.4 + row * 0.14);
    const shade = mixHex(air.sky[2], sand[1], 0.4 + row * 0.14);
    const ridge = (x: number): number => y * h + tall - tall * Math.exp(-(((x - crest) / (w * 0.42)) ** 2));
    context.beginPath();
    context.moveTo(-2, h);
    for (let x = -2; x <= w + 2; x += w / 80) context.lineTo(x, ridge(x));
    context.lineTo(w + 2, h);
    const side = context.createLinearGradient(crest - w * 0.5, 0, crest + w * 0.6, h * 0.06);
    side.addColorStop(0, mixHex(lit, shade, 0.25));
    side.addColorStop(0.44, lit);
    side.addColorStop(0.54, shade);
    side.addColorStop(1, mixHex(lit, shade, 0.55));
    context.fillStyle = side;
    context.fill();
    context.strokeStyle = cssOfHex(mixHex(lit, air.sunColour, 0.5), 0.4);
    context.lineWidth = h * 0.002;
    context.stroke();
  }
  texture(context, w, h, { opacity: 0.25, scale: [0.5, 0.12], from }, random);
  defocus(context, w, h, 0.004);
}

/** A field to the horizon, rows of flowers growing larger towards the lens. */
export function paintField(
  context: SKRSContext2D,
  w: number,
  h: number,
  random: Random,
  {
    air,
    from,
    ground,
    flowers,
  }: { air: Air; from: number; ground: readonly [string, string]; flowers: readonly string[] },
): void {
  paintAir(context, w, h, random, { air, horizon: from, sunX: 0.8 });
  fillPolygon(context, hillOf(w, h, from, random), mixHex(air.far, air.sky[2], 0.35));
  const grass = context.createLinearGradient(0, from * h, 0, h);
  grass.addColorStop(0, ground[0]);
  grass.addColorStop(1, ground[1]);
  context.fillStyle = grass;
  context.fillRect(0, from * h, w, h);
  for (let i = 0; i < 900; i++) {
    const t = random() ** 1.6;
    const size = w * (0.002 + 0.02 * t * t);
    context.fillStyle = cssOfHex(pick(random, flowers), 0.5 + 0.45 * random());
    context.beginPath();
    context.ellipse(
      random() * w,
      from * h + (h - from * h) * t,
      size,
      size * (0.6 + 0.4 * random()),
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  defocus(context, w, h, 0.006);
}

function hillOf(w: number, h: number, from: number, random: Random): [number, number][] {
  const phase = random() * 6;
  const points: [number, number][] = [[0, h]];
  for (let x = 0; x <= 1.001; x += 0.05) points.push([x * w, (from - 0.035 - 0.025 * Math.sin(x * 5 + phase)) * h]);
  return [...points, [w, h]];
}
