import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import type { Paint } from '../../scenes/kinds/custom.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A caravan along a crest: from, to (shares), how many, height of a camel as a share of the frame's height. */
export function caravan(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  count: number,
  size: number,
  colour: string,
): Paint {
  return (context, w, h, random) => {
    for (let i = 0; i < count; i++) {
      const t = i / Math.max(1, count - 1);
      const x = (from[0] + (to[0] - from[0]) * t) * w;
      const y = (from[1] + (to[1] - from[1]) * t + Math.sin(t * 6) * 0.003) * h;
      const facing = to[0] > from[0] ? 1 : -1;
      if (i === count - 1) drawWalker(context, x, y, size * h * 0.8, colour);
      else drawCamel(context, x, y, size * h * (0.92 + random() * 0.16), facing, random() * 6, colour);
    }
  };
}

/** A two-humped camel with its load, walking. Pixels. */
function drawCamel(
  context: SKRSContext2D,
  x: number,
  foot: number,
  tall: number,
  facing: number,
  gait: number,
  colour: string,
): void {
  context.save();
  context.translate(x, foot);
  context.scale(facing * tall, tall);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-0.46, -0.5);
  context.bezierCurveTo(-0.48, -0.72, -0.36, -0.74, -0.28, -0.72);
  context.bezierCurveTo(-0.2, -0.92, -0.1, -0.9, -0.05, -0.74);
  context.bezierCurveTo(0.02, -0.92, 0.12, -0.94, 0.18, -0.7);
  context.bezierCurveTo(0.3, -0.62, 0.36, -0.66, 0.42, -0.84);
  context.bezierCurveTo(0.44, -0.98, 0.5, -1, 0.56, -0.98);
  context.lineTo(0.68, -0.92);
  context.lineTo(0.66, -0.87);
  context.lineTo(0.54, -0.87);
  context.bezierCurveTo(0.52, -0.64, 0.44, -0.48, 0.28, -0.42);
  context.bezierCurveTo(0.1, -0.36, -0.3, -0.36, -0.42, -0.42);
  context.closePath();
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = 0.055;
  context.lineCap = 'round';
  context.beginPath();
  for (const [at, phase] of [
    [-0.38, 0],
    [-0.28, 2.4],
    [0.16, 3.2],
    [0.25, 5.6],
  ] as const) {
    const swing = Math.sin(gait + phase) * 0.08;
    context.moveTo(at, -0.45);
    context.lineTo(at + swing * 0.5 + 0.02, -0.22);
    context.lineTo(at + swing, 0);
  }
  context.stroke();
  context.fillRect(-0.15, -0.98, 0.18, 0.3);
  context.restore();
}

function drawWalker(context: SKRSContext2D, x: number, foot: number, tall: number, colour: string): void {
  fillPolygon(
    context,
    [
      [x - tall * 0.14, foot],
      [x - tall * 0.1, foot - tall * 0.8],
      [x + tall * 0.1, foot - tall * 0.8],
      [x + tall * 0.18, foot],
    ],
    colour,
  );
  context.beginPath();
  context.arc(x, foot - tall * 0.88, tall * 0.1, 0, Math.PI * 2);
  context.fill();
}

/** Date palms by the water. Places of their feet and heights, shares. */
export function palms(places: readonly (readonly [x: number, y: number, tall: number])[], colour: string): Paint {
  return (context, w, h, random) => {
    for (const [x, y, tall] of places) {
      const top = [x * w + (random() - 0.5) * tall * h * 0.3, (y - tall) * h] as const;
      context.strokeStyle = colour;
      context.lineWidth = tall * h * 0.04;
      context.beginPath();
      context.moveTo(x * w, y * h);
      context.quadraticCurveTo(x * w, (y - tall * 0.6) * h, top[0], top[1]);
      context.stroke();
      for (let leaf = 0; leaf < 15; leaf++) {
        const angle = (leaf / 15) * Math.PI * 2;
        const long = tall * h * (0.36 + random() * 0.1);
        context.lineWidth = tall * h * 0.014;
        for (let k = 0; k < 9; k++) {
          const t = k / 9;
          const px = top[0] + Math.cos(angle) * long * t;
          const py = top[1] + Math.sin(angle) * long * t * 0.6 + t * t * long * 0.5;
          context.beginPath();
          context.moveTo(px, py);
          context.lineTo(px + Math.cos(angle) * long * 0.12, py + long * (0.06 + 0.14 * t));
          context.stroke();
        }
      }
    }
  };
}

/** A fire on the sand and its light. */
export function campfire(x: number, y: number, size: number): Paint {
  return (context, w, h, random) => {
    glow(context, x * w, y * h, size * h * 4.5, '#ff8a2c', 0.8);
    for (let i = 0; i < 26; i++) {
      const t = random();
      const tall = size * h * (0.4 + random() * 0.8) * (1 - t * 0.4);
      context.fillStyle = cssOfHex(['#ffe9a0', '#ffb43c', '#ff7a1c'][i % 3] ?? '#ffb43c', 0.5);
      const px = (x + (random() - 0.5) * size * 0.9) * w;
      context.beginPath();
      context.moveTo(px - tall * 0.16, y * h);
      context.quadraticCurveTo(px - tall * 0.1, y * h - tall * 0.6, px + (random() - 0.5) * tall * 0.2, y * h - tall);
      context.quadraticCurveTo(px + tall * 0.16, y * h - tall * 0.4, px + tall * 0.16, y * h);
      context.fill();
    }
  };
}

/** A pavilion of the old oasis: storeys with upturned eaves. Pixels shares as elsewhere. */
export function pavilion(x: number, y: number, tall: number, colour: string): Paint {
  return (context, w, h) => {
    const unit = tall * h;
    for (let storey = 0; storey < 3; storey++) {
      const half = unit * (0.34 - storey * 0.075);
      const base = y * h - storey * unit * 0.27;
      context.fillStyle = colour;
      context.fillRect(x * w - half * 0.68, base - unit * 0.18, half * 1.36, unit * 0.2);
      context.beginPath();
      context.moveTo(x * w - half * 1.25, base - unit * 0.2);
      context.quadraticCurveTo(x * w - half * 0.7, base - unit * 0.19, x * w - half * 0.4, base - unit * 0.3);
      context.lineTo(x * w + half * 0.4, base - unit * 0.3);
      context.quadraticCurveTo(x * w + half * 0.7, base - unit * 0.19, x * w + half * 1.25, base - unit * 0.2);
      context.quadraticCurveTo(x * w, base - unit * 0.13, x * w - half * 1.25, base - unit * 0.2);
      context.fill();
    }
    fillPolygon(
      context,
      [
        [x * w - unit * 0.09, y * h - unit * 0.83],
        [x * w, y * h - unit * 1.06],
        [x * w + unit * 0.09, y * h - unit * 0.83],
      ],
      colour,
    );
  };
}
