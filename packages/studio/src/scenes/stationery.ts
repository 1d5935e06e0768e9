import type { SKRSContext2D } from '@napi-rs/canvas';
import { cssOfHex } from '../stages/colour.ts';
import { fillDown } from './brushes/fill-down.ts';
import { texture } from './brushes/texture.ts';
import type { Scene } from './scene-kinds.ts';

/** A rectangle in pixels round its centre, turned by degrees. */
export interface Slab {
  x: number;
  y: number;
  width: number;
  height: number;
  angle?: number;
  round?: number;
}

/** A card or sheet with its shadow; `draw` then works in its own pixels from its upper left corner. */
export function layCard(
  context: SKRSContext2D,
  slab: Slab,
  colour: string,
  draw: (width: number, height: number) => void,
): void {
  const { width, height, angle = 0, round = 0 } = slab;
  context.save();
  context.translate(slab.x, slab.y);
  context.rotate((angle * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  context.save();
  context.shadowColor = 'rgba(0,0,0,0.5)';
  context.shadowBlur = height * 0.04;
  context.shadowOffsetY = height * 0.014;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(0, 0, width, height, round);
  context.fill();
  context.restore();
  context.beginPath();
  context.roundRect(0, 0, width, height, round);
  context.clip();
  draw(width, height);
  context.restore();
}

/** A desk, a cloth or felt seen from above, lit from the upper left. `grain` [x, y] is the shape of its texture. */
export function tabletop(
  name: string,
  colours: readonly [bright: string, dark: string],
  grain: readonly [number, number] = [0.5, 0.4],
  draw?: (context: SKRSContext2D, w: number, h: number, random: () => number) => void,
): Scene {
  return {
    kind: 'custom',
    name,
    paint: (context, w, h, random) => {
      const stops = [
        [0, colours[0]],
        [1, colours[1]],
      ] as const;
      fillDown(context, w, h, stops, 0.45);
      texture(context, w, h, { opacity: 0.3, scale: grain, blend: 'multiply' }, random);
      texture(context, w, h, { opacity: 0.35, scale: [grain[0] * 0.6, grain[1] * 0.6] }, random);
      draw?.(context, w, h, random);
    },
  };
}

/** The fine wavy lines of documents. */
export function guilloche(context: SKRSContext2D, w: number, h: number, colour: string, opacity = 0.25): void {
  context.save();
  context.strokeStyle = cssOfHex(colour, opacity);
  context.lineWidth = Math.max(0.6, h * 0.0022);
  for (let i = 0; i < 26; i++) {
    context.beginPath();
    for (let x = 0; x <= w; x += w / 60) {
      const u = x / w;
      const y = h * (i / 25 + 0.06 * Math.sin(u * 9 + i * 0.5) + 0.03 * Math.sin(u * 23 - i * 0.7));
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  context.restore();
}

/** A soft band of light over plastic or glossy paper, from the upper left to the lower right. Pixels. */
export function gloss(context: SKRSContext2D, w: number, h: number, opacity: number): void {
  const gradient = context.createLinearGradient(0, 0, w, h);
  gradient.addColorStop(0.1, 'rgba(255,255,255,0)');
  gradient.addColorStop(0.3, `rgba(255,255,255,${opacity.toFixed(3)})`);
  gradient.addColorStop(0.42, `rgba(255,255,255,${(opacity * 0.25).toFixed(3)})`);
  gradient.addColorStop(0.55, 'rgba(255,255,255,0)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, w, h);
}

/** A bent wire that holds papers together, its upper end at the place. Pixels. */
export function paperClip(context: SKRSContext2D, x: number, y: number, length: number, angle: number): void {
  context.save();
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.shadowColor = 'rgba(0,0,0,0.4)';
  context.shadowBlur = length * 0.05;
  context.shadowOffsetY = length * 0.03;
  context.strokeStyle = '#c4c9d0';
  context.lineWidth = length * 0.045;
  const r = length * 0.12;
  context.beginPath();
  context.moveTo(r, length * 0.2);
  context.lineTo(r, length * 0.8);
  context.arc(0, length * 0.8, r, 0, Math.PI);
  context.lineTo(-r, length * 0.14);
  context.arc(length * 0.035, length * 0.14, r + length * 0.035, Math.PI, 0);
  context.lineTo(r + length * 0.07, length * 0.7);
  context.stroke();
  context.restore();
}
