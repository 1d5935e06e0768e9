import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillChecks } from '../../scenes/brushes/fill-checks.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

function tooth(context: SKRSContext2D, w: number, h: number, random: Random, opacity = 0.08): void {
  texture(context, w, h, { opacity, scale: [0.35, 0.26] }, random);
}

/** A roll of seamless paper, brighter where the lamp stands, with the soft bend to the floor. */
export function sweep(
  name: string,
  colours: readonly [bright: string, body: string, floor: string],
  lamp = 0.3,
): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = colours[1];
    context.fillRect(0, 0, w, h);
    glow(context, lamp * w, h * 0.28, w * 0.95, colours[0], 0.75);
    const bend = context.createLinearGradient(0, h * 0.7, 0, h);
    bend.addColorStop(0, cssOfHex(colours[2], 0));
    bend.addColorStop(0.4, cssOfHex(colours[2], 0.6));
    bend.addColorStop(1, cssOfHex(colours[2], 0.2));
    context.fillStyle = bend;
    context.fillRect(0, h * 0.7, w, h * 0.3);
    tooth(context, w, h, random);
  });
}

/** Two papers that meet in a leaning line, the upper one throwing a shadow on the other. */
export function twoTone(name: string, left: string, right: string, lean: number, at = 0.5): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = left;
    context.fillRect(0, 0, w, h);
    context.save();
    context.shadowColor = 'rgba(0,0,0,0.45)';
    context.shadowBlur = h * 0.03;
    context.shadowOffsetX = -h * 0.008;
    fillPolygon(
      context,
      [
        [(at + lean) * w, -h * 0.05],
        [w * 1.1, -h * 0.05],
        [w * 1.1, h * 1.05],
        [(at - lean) * w, h * 1.05],
      ],
      right,
    );
    context.restore();
    glow(context, w * 0.2, h * 0.15, w * 0.9, '#ffffff', 0.16);
    tooth(context, w, h, random);
  });
}

/** Rolls of paper that hang side by side, each before the last. */
export const ROLLS = painted('rolls', (context, w, h, random) => {
  context.fillStyle = '#efeae2';
  context.fillRect(0, 0, w, h);
  const colours = ['#f2b632', '#e8613c', '#d93a63', '#7a4fa8', '#2f78c4', '#1fa08a'];
  colours.forEach((colour, i) => {
    const x = w * (-0.04 + i * 0.18);
    context.save();
    context.shadowColor = 'rgba(0,0,0,0.4)';
    context.shadowBlur = h * 0.02;
    context.shadowOffsetX = -h * 0.006;
    const roll = context.createLinearGradient(x, 0, x + w * 0.2, 0);
    roll.addColorStop(0, colour);
    roll.addColorStop(0.5, colour);
    roll.addColorStop(1, cssOfHex(colour, 0.92));
    context.fillStyle = roll;
    context.fillRect(x, -10, w * 0.22, h * (0.86 + 0.05 * ((i * 2) % 3)));
    context.restore();
    context.fillStyle = 'rgba(255,255,255,0.14)';
    context.fillRect(x + w * 0.02, 0, w * 0.03, h * 0.85);
  });
  context.fillStyle = '#d9cfc0';
  context.fillRect(0, 0, w, h * 0.03);
  tooth(context, w, h, random);
  defocus(context, w, h, 0.003);
});

/** A disc of paper before another, with its shadow. */
export function paperDisc(
  name: string,
  ground: string,
  disc: string,
  at: readonly [x: number, y: number, radius: number],
): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    glow(context, w * 0.15, h * 0.1, w, '#ffffff', 0.18);
    context.save();
    context.shadowColor = 'rgba(0,0,0,0.45)';
    context.shadowBlur = h * 0.03;
    context.shadowOffsetX = h * 0.014;
    context.shadowOffsetY = h * 0.02;
    context.fillStyle = disc;
    context.beginPath();
    context.arc(at[0] * w, at[1] * h, at[2] * w, 0, 7);
    context.fill();
    context.restore();
    tooth(context, w, h, random);
  });
}

/** Leaves cut out of coloured paper. */
export function cutLeaves(name: string, ground: string, colours: readonly string[]): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    context.shadowColor = 'rgba(0,0,0,0.28)';
    context.shadowBlur = h * 0.01;
    context.shadowOffsetY = h * 0.006;
    for (let i = 0; i < 22; i++) {
      const x = ((i * 0.37) % 1) * w + (random() - 0.5) * w * 0.1;
      const y = ((i * 0.61) % 1) * h + (random() - 0.5) * h * 0.06;
      seaweed(context, x, y, w * (0.1 + random() * 0.1), random() * 6.3, pick(random, colours));
    }
    context.shadowColor = 'transparent';
    tooth(context, w, h, random, 0.2);
  });
}

/** A cut-out of round fingers on a stem. */
function seaweed(context: SKRSContext2D, x: number, y: number, size: number, angle: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = size * 0.2;
  context.beginPath();
  context.moveTo(0, size * 0.9);
  context.lineTo(0, -size * 0.7);
  for (let k = -2; k <= 2; k++) {
    for (const side of [-1, 1]) {
      context.moveTo(0, k * size * 0.32 + size * 0.1);
      context.quadraticCurveTo(
        side * size * 0.34,
        k * size * 0.32,
        side * size * (0.62 - Math.abs(k) * 0.1),
        (k - 0.9) * size * 0.32,
      );
    }
  }
  context.stroke();
  context.restore();
}

/** Squares of two colours. */
export function checks(name: string, colours: readonly [string, string], count: number): Scene {
  return painted(name, (context, w, h, random) => {
    fillChecks(context, w, h, colours, count);
    glow(context, w * 0.2, h * 0.1, w, '#ffffff', 0.2);
    tooth(context, w, h, random);
  });
}

/** Dots in rows, every second row moved. */
export function dots(name: string, ground: string, dot: string): Scene {
  return painted(name, (context, w, h, random) => {
    context.fillStyle = ground;
    context.fillRect(0, 0, w, h);
    const step = w * 0.16;
    context.fillStyle = dot;
    for (let row = -1; row * step * 0.86 < h + step; row++) {
      for (let x = (row % 2) * step * 0.5; x < w + step; x += step) {
        context.beginPath();
        context.arc(x, row * step * 0.86, step * 0.27, 0, 7);
        context.fill();
      }
    }
    glow(context, w * 0.8, h * 0.1, w, '#ffffff', 0.2);
    tooth(context, w, h, random);
  });
}

/** Clouds of colour that run into one another. */
export function aurora(
  name: string,
  ground: readonly [string, string],
  spots: readonly (readonly [x: number, y: number, r: number, colour: string])[],
): Scene {
  return painted(name, (context, w, h) => {
    fillDown(
      context,
      w,
      h,
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      0.4,
    );
    for (const [x, y, r, colour] of spots) {
      const spot = context.createRadialGradient(x * w, y * h, 0, x * w, y * h, r * w);
      spot.addColorStop(0, cssOfHex(colour, 1));
      spot.addColorStop(0.5, cssOfHex(colour, 0.6));
      spot.addColorStop(1, cssOfHex(colour, 0));
      context.fillStyle = spot;
      context.fillRect(0, 0, w, h);
    }
    defocus(context, w, h, 0.01);
  });
}
