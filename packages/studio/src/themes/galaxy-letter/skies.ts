import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import type { Wonder } from './wonder-kinds.ts';
import { drawWonder } from './wonders.ts';

export interface NightSky {
  /** Unique within the theme. */
  name: string;
  /** Top, middle, bottom. */
  sky: readonly [string, string, string];
  /** Colours of the nebula; none leaves a clear sky. */
  clouds?: readonly string[];
  /** Strength of the nebula, 0 to 1. */
  strength?: number;
  /** The band's ends at the left and right edge, shares of the height. */
  band?: readonly [left: number, right: number];
  /** Half the band's width, share of the height. */
  spread?: number;
  stars?: number;
  wonders?: readonly Wonder[];
  blur?: number;
}

/** Stars, a band of glowing nebula with dark lanes in it, and what drifts before it. */
export function nightSky(options: NightSky, seed = 1): Scene {
  return { kind: 'custom', name: options.name, seed, paint: (...to) => paintNightSky(...to, options) };
}

export function paintNightSky(context: SKRSContext2D, w: number, h: number, random: Random, options: NightSky): void {
  const { sky, clouds = [], strength = 0.6, band = [0.75, 0.2], spread = 0.22, stars = 420, blur = 0 } = options;
  fillDown(context, w, h, [
    [0, sky[0]],
    [0.55, sky[1]],
    [1, sky[2]],
  ]);
  drawStars(context, w, h, stars, random);
  if (clouds.length > 0) {
    const at = (t: number): number => (band[0] + (band[1] - band[0]) * t + 0.05 * Math.sin(t * 7)) * h;
    for (let i = 0; i < 46; i++) {
      const t = random() * 1.2 - 0.1;
      const y = at(t) + (random() + random() - 1) * spread * h;
      const big = i < 16 ? 0.34 + random() * 0.3 : 0.07 + random() * 0.2;
      glow(context, t * w, y, w * big, pick(random, clouds), strength * (0.25 + random() * 0.4));
    }
    texture(context, w, h, { opacity: 0.75, scale: [1.1, 0.8], blend: 'overlay' }, random);
    texture(context, w, h, { opacity: 0.4, scale: [0.45, 0.34], blend: 'soft-light' }, random);
    for (let i = 0; i < 12; i++) {
      const t = random();
      context.fillStyle = cssOfHex(sky[0], 0.1);
      context.beginPath();
      context.ellipse(
        t * w,
        at(t) + (random() - 0.5) * spread * h * 0.6,
        w * (0.05 + random() * 0.16),
        h * (0.008 + random() * 0.02),
        (band[1] - band[0]) * 0.9,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    defocus(context, w, h, 0.006);
    for (let i = 0; i < stars * 0.7; i++) {
      const t = random();
      const y = at(t) + (random() + random() + random() - 1.5) * spread * h;
      dot(context, t * w, y, (0.4 + random() ** 4 * 1.2) * (w / 768), '#ffffff', 0.3 + random() * 0.6);
    }
  }
  drawStars(context, w, h, stars * 0.4, random);
  for (const wonder of options.wonders ?? []) drawWonder(context, w, h, wonder, random);
  defocus(context, w, h, blur);
}

function drawStars(context: SKRSContext2D, w: number, h: number, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const x = random() * w;
    const y = random() * h;
    const bright = random();
    const radius = (0.45 + bright ** 7 * 2.2) * (w / 768);
    const colour = pick(random, ['#ffffff', '#cfe3ff', '#ffe6cc']);
    dot(context, x, y, radius, colour, 0.3 + 0.7 * random());
    if (bright < 0.985) continue;
    glow(context, x, y, radius * 9, colour, 0.6);
    context.strokeStyle = cssOfHex(colour, 0.6);
    context.lineWidth = Math.max(0.6, radius * 0.25);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      context.beginPath();
      context.moveTo(x - dx * radius * 7, y - dy * radius * 7);
      context.lineTo(x + dx * radius * 7, y + dy * radius * 7);
      context.stroke();
    }
  }
}

function dot(context: SKRSContext2D, x: number, y: number, radius: number, colour: string, opacity: number): void {
  context.fillStyle = cssOfHex(colour, opacity);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
