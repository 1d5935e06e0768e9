import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillDisc } from '../../scenes/brushes/fill-disc.ts';
import { strokeLine } from '../../scenes/brushes/stroke-line.ts';
import { rgbOfHex } from '../../stages/colour.ts';

/** The party's own colours, a little chalky. */
export const PARTY = ['#f28a7e', '#f6c65a', '#7cc4b4', '#7aa8e0', '#f2a8c0', '#f4efe4'] as const;

/** A colour darker (below 1) or lighter (above 1). */
function toned(hex: string, factor: number): string {
  const channels = rgbOfHex(hex).map((v) =>
    Math.round(255 * Math.min(1, factor > 1 ? v + (1 - v) * (factor - 1) : v * factor)),
  );
  return `rgb(${channels.join(',')})`;
}

/** A balloon with light through its skin. `radius` is half its width. Pixels. */
export function drawBalloon(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  sway = 0,
  isTied = true,
): void {
  const tall = radius * 1.18;
  if (isTied)
    strokeLine(
      context,
      [
        [x, y + tall],
        [x + sway * 0.5 + radius * 0.14, y + tall + radius * 1.6],
        [x + sway, y + tall + radius * 4.6],
      ],
      Math.max(0.8, radius * 0.022),
      'rgba(250,246,236,0.75)',
      true,
    );
  const skin = context.createRadialGradient(x - radius * 0.32, y - tall * 0.36, radius * 0.05, x, y, radius * 1.2);
  skin.addColorStop(0, toned(colour, 1.5));
  skin.addColorStop(0.35, toned(colour, 1.08));
  skin.addColorStop(0.8, toned(colour, 0.86));
  skin.addColorStop(1, toned(colour, 0.66));
  context.fillStyle = skin;
  context.beginPath();
  context.moveTo(x, y + tall);
  context.bezierCurveTo(x - radius * 0.7, y + tall * 0.86, x - radius, y + tall * 0.3, x - radius, y - tall * 0.08);
  context.bezierCurveTo(x - radius, y - tall * 0.62, x - radius * 0.55, y - tall, x, y - tall);
  context.bezierCurveTo(x + radius * 0.55, y - tall, x + radius, y - tall * 0.62, x + radius, y - tall * 0.08);
  context.bezierCurveTo(x + radius, y + tall * 0.3, x + radius * 0.7, y + tall * 0.86, x, y + tall);
  context.fill();
  context.beginPath();
  context.moveTo(x, y + tall * 0.98);
  context.lineTo(x - radius * 0.1, y + tall * 1.09);
  context.lineTo(x + radius * 0.1, y + tall * 1.09);
  context.fill();
  fillDisc(context, x - radius * 0.4, y - tall * 0.46, radius * 0.12, 'rgba(255,255,255,0.75)', radius * 0.24, 0.6);
  fillDisc(context, x + radius * 0.42, y + tall * 0.44, radius * 0.07, 'rgba(255,255,255,0.28)', radius * 0.26, 0.7);
}
