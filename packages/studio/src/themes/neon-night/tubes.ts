import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fillLetters } from '../../pixels/letters.ts';
import type { Random } from '../../pixels/random.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';

/** A glass tube full of light along a traced path: haze, colour, and a core that is nearly white. Width in pixels. */
export function tube(context: SKRSContext2D, trace: () => void, colour: string, width: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  trace();
  for (const [factor, opacity] of [
    [11, 0.06],
    [6.5, 0.1],
    [3.4, 0.22],
    [1.5, 0.85],
  ] as const) {
    context.strokeStyle = cssOfHex(colour, opacity);
    context.lineWidth = width * factor;
    context.stroke();
  }
  context.globalCompositeOperation = 'source-over';
  context.strokeStyle = cssOfHex('#fff4fb', 0.88);
  context.lineWidth = width * 0.62;
  context.stroke();
  context.restore();
}

/** Letters bent from tubes; x and y in pixels, middle of the line. */
export function neonText(
  context: SKRSContext2D,
  text: string,
  place: { x: number; y: number; size: number; vertical?: boolean },
  colour: string,
): void {
  const { x, y, size, vertical = false } = place;
  context.save();
  context.font = `700 ${size.toFixed(1)}px ${fontFamily('sans')}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const letters = vertical ? [...text] : [text];
  const step = size * 1.12;
  letters.forEach((letter, i) => {
    const at = y + (i - (letters.length - 1) / 2) * step;
    context.shadowColor = colour;
    context.shadowBlur = size * 0.5;
    context.fillStyle = colour;
    fillLetters(context, letter, x, at);
    context.shadowBlur = size * 0.16;
    context.fillStyle = cssOfHex('#fff2fa', 0.55);
    fillLetters(context, letter, x, at);
  });
  context.restore();
  glow(context, x, y, size * (vertical ? 1.2 * letters.length : 2.4), colour, 0.4);
}

/** Asphalt after rain below a line: everything above it lies in it upside down, drawn out downwards and broken by puddles. */
export function wetFloor(
  context: SKRSContext2D,
  w: number,
  h: number,
  floor: { from: number; ground?: string; strength?: number },
  random: Random,
): void {
  const { ground = '#0a0814', strength = 0.75 } = floor;
  const y0 = Math.round(floor.from * h);
  // Sixteen times flatter and drawn back to size: light on a wet street is smeared up and down only.
  const smeared = createCanvas(Math.ceil(w / 5), Math.ceil(y0 / 16));
  smeared.getContext('2d').drawImage(context.canvas, 0, 0, w, y0, 0, 0, smeared.width, smeared.height);
  context.save();
  context.fillStyle = ground;
  context.fillRect(0, y0, w, h - y0);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = strength;
  context.imageSmoothingQuality = 'high';
  context.translate(0, y0);
  context.scale(1, -1);
  context.drawImage(smeared, 0, -(h - y0) * 1.25, w, (h - y0) * 1.25);
  context.restore();
  texture(context, w, h, { opacity: 0.75, scale: [2.2, 0.1], blend: 'overlay', from: floor.from }, random);
  texture(context, w, h, { opacity: 0.5, scale: [0.8, 0.05], blend: 'soft-light', from: floor.from }, random);
  context.save();
  context.beginPath();
  context.rect(0, y0, w, h - y0);
  context.clip();
  fillDown(context, w, h, [
    [floor.from, ground, 0],
    [1, ground, 0.55],
  ]);
  context.restore();
}
