import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Area that a herd grazes in, shares: left, top, right, bottom. */
export type Pasture = readonly [left: number, top: number, right: number, bottom: number];

/** Horses far away; nearer ones larger. `size` is the nearest one's height, share of the frame's height. */
export function horses(area: Pasture, count: number, size: number, coats: readonly string[]): Paint {
  return (context, w, h, random) => {
    const places = Array.from({ length: count }, () => random()).sort((a, b) => a - b);
    for (const near of places) {
      const x = (area[0] + random() * (area[2] - area[0])) * w;
      const y = (area[1] + near * (area[3] - area[1])) * h;
      const isGrazing = random() < 0.5;
      drawHorse(
        context,
        x,
        y,
        size * h * (0.5 + 0.5 * near),
        random() < 0.5 ? 1 : -1,
        isGrazing,
        pick(random, coats),
        random,
      );
    }
  };
}

/** One horse, walking or grazing. Pixels. */
export function drawHorse(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  facing: number,
  isGrazing: boolean,
  coat: string,
  random: Random,
): void {
  context.save();
  context.translate(x, foot);
  context.scale(facing * tall, tall);
  context.fillStyle = coat;
  context.beginPath();
  context.ellipse(0, -0.58, 0.42, 0.17, 0, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  if (isGrazing) {
    context.moveTo(0.2, -0.7);
    context.quadraticCurveTo(0.55, -0.6, 0.66, -0.18);
    context.lineTo(0.74, -0.02);
    context.lineTo(0.6, -0.02);
    context.lineTo(0.54, -0.2);
    context.quadraticCurveTo(0.4, -0.42, 0.2, -0.46);
  } else {
    context.moveTo(0.18, -0.68);
    context.quadraticCurveTo(0.36, -0.82, 0.46, -1);
    context.lineTo(0.52, -1.04);
    context.lineTo(0.7, -0.84);
    context.lineTo(0.64, -0.78);
    context.lineTo(0.52, -0.84);
    context.quadraticCurveTo(0.48, -0.6, 0.3, -0.46);
  }
  context.fill();
  context.strokeStyle = coat;
  context.lineWidth = 0.07;
  context.lineCap = 'round';
  context.beginPath();
  for (const at of [-0.34, -0.24, 0.22, 0.32]) {
    const step = (random() - 0.5) * 0.16;
    context.moveTo(at, -0.5);
    context.lineTo(at + step * 0.4, -0.26);
    context.lineTo(at + step, -0.02);
  }
  context.moveTo(-0.4, -0.62);
  context.quadraticCurveTo(-0.56, -0.5, -0.5, -0.24);
  context.stroke();
  context.restore();
}

/** White felt tents: place of the foot and width (shares of width, height, width), with light inside at night. */
export function yurts(
  places: readonly (readonly [x: number, y: number, wide: number])[],
  shade: string,
  lamp?: string,
): Paint {
  return (context, w, h) => {
    for (const [x, y, wide] of places) drawYurt(context, x * w, y * h, wide * w, shade, lamp);
  };
}

function drawYurt(context: SKRSContext2D, x: number, foot: number, wide: number, shade: string, lamp?: string): void {
  const wall = wide * 0.3;
  const felt = context.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  const lit = lamp ? '#e8b470' : '#fbf8f0';
  felt.addColorStop(0, shade);
  felt.addColorStop(0.35, lit);
  felt.addColorStop(0.7, lit);
  felt.addColorStop(1, shade);
  if (lamp) glow(context, x, foot - wall, wide * 1.2, lamp, 0.6);
  context.fillStyle = felt;
  context.fillRect(x - wide / 2, foot - wall, wide, wall);
  context.beginPath();
  context.moveTo(x - wide * 0.54, foot - wall);
  context.bezierCurveTo(
    x - wide * 0.36,
    foot - wall * 1.75,
    x - wide * 0.14,
    foot - wall * 2,
    x - wide * 0.07,
    foot - wall * 2.1,
  );
  context.lineTo(x + wide * 0.07, foot - wall * 2.1);
  context.bezierCurveTo(
    x + wide * 0.14,
    foot - wall * 2,
    x + wide * 0.36,
    foot - wall * 1.75,
    x + wide * 0.54,
    foot - wall,
  );
  context.fill();
  context.fillStyle = '#2c5c94';
  context.fillRect(x - wide * 0.53, foot - wall * 1.02, wide * 1.06, wall * 0.1);
  context.fillRect(x - wide / 2, foot - wall * 0.14, wide, wall * 0.1);
  context.fillStyle = lamp ?? '#b0522c';
  context.fillRect(x - wide * 0.09, foot - wall * 0.82, wide * 0.18, wall * 0.82);
  context.fillStyle = '#5a4634';
  context.fillRect(x - wide * 0.075, foot - wall * 2.18, wide * 0.15, wall * 0.12);
}

/** Grass before the lens, from the bottom edge; heights and lean as shares of the frame's height. */
export function blades(count: number, tall: number, colours: readonly string[], seeds?: string): Paint {
  return (context, w, h, random) => {
    context.lineCap = 'round';
    for (let i = 0; i < count; i++) {
      const x = (random() * 1.1 - 0.05) * w;
      const high = tall * h * (0.35 + 0.65 * random());
      const lean = (0.1 + random() * 0.5) * high;
      context.strokeStyle = cssOfHex(pick(random, colours), 0.5 + random() * 0.5);
      context.lineWidth = h * (0.0012 + random() * 0.0028);
      context.beginPath();
      context.moveTo(x, h * 1.01);
      context.quadraticCurveTo(x + lean * 0.2, h - high * 0.6, x + lean, h - high);
      context.stroke();
      if (!seeds || random() > 0.35) continue;
      context.fillStyle = cssOfHex(seeds, 0.75);
      context.beginPath();
      context.ellipse(x + lean, h - high, h * 0.003, h * 0.012, 0.5, 0, Math.PI * 2);
      context.fill();
    }
  };
}

/** A cairn of stones with blue scarves and strings of small flags. */
export function cairn(x: number, y: number, size: number): Paint {
  return (context, w, h, random) => {
    const unit = size * h;
    for (const lean of [-1, -0.5, 0.55, 1]) {
      context.strokeStyle = '#efe8dc';
      context.lineWidth = unit * 0.008;
      context.beginPath();
      context.moveTo(x * w, y * h - unit * 1.3);
      context.quadraticCurveTo(x * w + lean * unit * 0.6, y * h - unit * 0.5, x * w + lean * unit * 1.3, y * h);
      context.stroke();
      for (let t = 0.12; t < 0.95; t += 0.075) {
        const u = 1 - t;
        const px = u * u * x * w + 2 * u * t * (x * w + lean * unit * 0.6) + t * t * (x * w + lean * unit * 1.3);
        const py = u * u * (y * h - unit * 1.3) + 2 * u * t * (y * h - unit * 0.5) + t * t * y * h;
        context.fillStyle = pick(random, ['#2f6ac0', '#f4f0e6', '#d8443a', '#3c9458', '#f0c040', '#2f6ac0']);
        fillPolygon(
          context,
          [
            [px, py],
            [px + unit * 0.08, py + unit * 0.02],
            [px + unit * 0.04, py + unit * 0.11],
          ],
          context.fillStyle,
        );
      }
    }
    for (let i = 0; i < 150; i++) {
      const row = i / 150;
      const half = unit * 0.62 * (1 - row) + unit * 0.06;
      const grey = Math.round(110 + random() * 80);
      context.fillStyle = `rgb(${grey},${grey - 4},${grey - 12})`;
      context.beginPath();
      context.ellipse(
        x * w + (random() * 2 - 1) * half,
        y * h - row * unit * 0.72,
        unit * 0.07,
        unit * 0.05,
        random(),
        0,
        7,
      );
      context.fill();
    }
    context.fillStyle = '#6a5038';
    context.fillRect(x * w - unit * 0.02, y * h - unit * 1.34, unit * 0.04, unit * 0.7);
    context.fillStyle = '#2f6ac0';
    context.fillRect(x * w - unit * 0.05, y * h - unit * 1.3, unit * 0.1, unit * 0.36);
  };
}
