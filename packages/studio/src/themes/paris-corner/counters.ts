import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/layer.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { fontFamily } from '../../stages/overlay/fonts.ts';
import { drawAwning } from './fronts.ts';

/** A café's front in the evening: awning, panes, lamps, wicker chairs. */
export function cafe(name: string, colour: string, wood: string, light: string): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, wood],
      [1, '#1c1410'],
    ]);
    for (let i = 0; i < 4; i++) {
      const x = w * (0.02 + i * 0.25);
      const pane = context.createLinearGradient(0, h * 0.2, 0, h * 0.78);
      pane.addColorStop(0, light);
      pane.addColorStop(1, cssOfHex(light, 0.55));
      context.fillStyle = pane;
      context.fillRect(x, h * 0.24, w * 0.21, h * 0.5);
      for (let k = 0; k < 9; k++) {
        context.fillStyle = cssOfHex(pick(random, ['#7a3a1c', '#4a2412', '#fff4d8', '#c87a3c']), 0.35);
        context.fillRect(
          x + random() * w * 0.19,
          h * (0.34 + random() * 0.36),
          w * (0.01 + random() * 0.05),
          h * (0.02 + random() * 0.14),
        );
      }
      glow(context, x + w * 0.1, h * 0.32, w * 0.24, '#ffdc9c', 0.55);
    }
    for (let i = 0; i < 6; i++) drawChair(context, w * (i * 0.2 - 0.02), h * 0.94, h * 0.2, i);
    defocus(context, w, h, 0.006);
    drawAwning(context, -w * 0.05, h * 0.03, w * 1.1, h * 0.2, colour);
    defocus(context, w, h, 0.004);
  });
}

/** A bistro chair: cane frame, woven back in two colours. Pixels. */
function drawChair(context: SKRSContext2D, x: number, foot: number, tall: number, turn: number): void {
  context.strokeStyle = '#b8824a';
  context.lineWidth = tall * 0.035;
  context.beginPath();
  context.moveTo(x, foot);
  context.lineTo(x, foot - tall * 0.8);
  context.quadraticCurveTo(x + tall * 0.2, foot - tall * 1.12, x + tall * 0.4, foot - tall * 0.8);
  context.lineTo(x + tall * 0.4, foot);
  context.stroke();
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 5; column++) {
      context.fillStyle = (row + column + turn) % 2 === 0 ? '#f0e4cc' : '#9c2c30';
      context.fillRect(x + tall * (0.02 + column * 0.075), foot - tall * (0.9 - row * 0.07), tall * 0.07, tall * 0.065);
    }
  }
  context.fillStyle = '#d8b078';
  context.fillRect(x - tall * 0.03, foot - tall * 0.48, tall * 0.46, tall * 0.06);
}

/** White bevelled tiles of the underground, with a blue enamel plate. */
export function tiles(name: string, lit: string, shade: string): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, shade],
      [1, shade],
    ]);
    const wide = w * 0.16;
    const tall = h * 0.052;
    for (let row = 0; row * tall < h; row++) {
      for (let x = row % 2 === 0 ? -wide / 2 : -wide; x < w; x += wide) {
        const y = row * tall;
        const face = context.createLinearGradient(x, y, x + wide * 0.4, y + tall);
        const bright = 0.82 + random() * 0.18;
        face.addColorStop(0, '#ffffff');
        face.addColorStop(0.3, cssOfHex(lit, bright));
        face.addColorStop(1, cssOfHex(lit, bright * 0.86));
        context.fillStyle = face;
        context.fillRect(x + w * 0.003, y + w * 0.003, wide - w * 0.006, tall - w * 0.006);
        context.fillStyle = cssOfHex('#ffffff', 0.5);
        context.fillRect(x + wide * 0.08, y + tall * 0.16, wide * 0.84, tall * 0.08);
      }
    }
    drawPlate(context, w, h);
    fillDown(context, w, h, [
      [0, '#fff8e0', 0.3],
      [0.5, '#fff8e0', 0],
      [1, '#0c1420', 0.4],
    ]);
    defocus(context, w, h, 0.004);
  });
}

function drawPlate(context: SKRSContext2D, w: number, h: number): void {
  context.fillStyle = '#ffffff';
  context.fillRect(w * -0.02, h * 0.1, w * 0.8, h * 0.115);
  context.fillStyle = '#1a3a86';
  context.fillRect(w * -0.02, h * 0.108, w * 0.79, h * 0.099);
  context.fillStyle = '#ffffff';
  context.font = `900 ${h * 0.062}px ${fontFamily('sans')}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText('SAINT-ÉLOI', w * 0.06, h * 0.158);
}
