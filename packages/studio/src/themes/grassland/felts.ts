import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick } from '../../pixels/random.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A felt rug: ram's horns in red and blue on white wool, a stitched border. Prints lie on it. */
export const FELT: CustomScene = painted('felt', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#efe6d4'],
    [1, '#e2d5bc'],
  ]);
  const unit = w * 0.25;
  for (let row = -1; row < 6; row++) {
    for (let column = 0; column < 5; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * unit;
      const y = row * unit * 0.98 + unit * 0.4;
      drawHorns(context, x, y, unit * 0.4, (row + column) % 2 === 0 ? '#a8322c' : '#24507c');
    }
  }
  context.strokeStyle = '#a8322c';
  context.lineWidth = w * 0.045;
  context.strokeRect(0, 0, w, h);
  texture(context, w, h, { opacity: 0.5, scale: [0.12, 0.09], blend: 'soft-light' }, random);
  for (let i = 0; i < 2600; i++) {
    context.strokeStyle = cssOfHex(pick(random, ['#ffffff', '#b8a888', '#6a5a48']), 0.12);
    context.lineWidth = 0.8;
    context.beginPath();
    const x = random() * w;
    const y = random() * h;
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + (random() - 0.5) * 18,
      y + (random() - 0.5) * 18,
      x + (random() - 0.5) * 26,
      y + (random() - 0.5) * 26,
    );
    context.stroke();
  }
});

/** Four pairs of spirals round a middle. */
function drawHorns(context: SKRSContext2D, x: number, y: number, size: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = size * 0.13;
  context.lineCap = 'round';
  for (let quarter = 0; quarter < 4; quarter++) {
    context.save();
    context.translate(x, y);
    context.rotate((quarter * Math.PI) / 2);
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(0, -size * 0.42);
      for (let turn = 0; turn <= 5.2; turn += 0.2) {
        const radius = size * 0.24 * (1 - turn / 7);
        context.lineTo(side * (size * 0.24 - Math.cos(turn) * radius), -size * 0.45 - Math.sin(turn) * radius);
      }
      context.stroke();
    }
    context.restore();
  }
}

/** The meadow under one's feet, with daisies and clover. */
export const TURF: CustomScene = painted('turf', (context, w, h, random) => {
  fillDown(context, w, h, [
    [0, '#2f5a1e'],
    [1, '#24481a'],
  ]);
  for (let i = 0; i < 3400; i++) {
    const x = random() * w;
    const y = random() * h;
    const turn = random() * Math.PI * 2;
    const long = h * (0.01 + random() * 0.03);
    context.strokeStyle = cssOfHex(pick(random, ['#5c9a34', '#86b84c', '#3f7426', '#a8cc64', '#2c5a1e']), 0.65);
    context.lineWidth = h * 0.002;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + Math.cos(turn) * long * 0.6,
      y + Math.sin(turn) * long * 0.4,
      x + Math.cos(turn) * long,
      y + Math.sin(turn) * long,
    );
    context.stroke();
  }
  for (let i = 0; i < 46; i++) drawDaisy(context, random() * w, random() * h, h * (0.009 + random() * 0.008), random());
});

function drawDaisy(context: SKRSContext2D, x: number, y: number, size: number, turn: number): void {
  context.save();
  context.translate(x, y);
  context.shadowColor = 'rgba(10,30,0,0.6)';
  context.shadowBlur = size * 0.6;
  context.shadowOffsetY = size * 0.3;
  for (let k = 0; k < 11; k++) {
    context.save();
    context.rotate(turn + (k / 11) * Math.PI * 2);
    context.fillStyle = k % 2 === 0 ? '#ffffff' : '#f0f2ea';
    context.beginPath();
    context.ellipse(0, -size * 0.62, size * 0.19, size * 0.46, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
    context.shadowColor = 'rgba(0,0,0,0)';
  }
  context.fillStyle = '#f2bc2c';
  context.beginPath();
  context.arc(0, 0, size * 0.28, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
