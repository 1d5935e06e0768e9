import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { layDaubs, pigment, ramp } from './daubs.ts';

/** The dark ground of old portraits: scumbled brown with a breath of light behind the head. */
export function darkGround(
  name: string,
  colours: readonly [string, string, string],
  centre: readonly [number, number],
): CustomScene {
  return painted(name, (context, w, h, random) => {
    const tone = ramp(...colours);
    fillAround(
      context,
      w,
      h,
      [centre[0], centre[1], 1],
      [
        [0, colours[0]],
        [0.5, colours[1]],
        [1, colours[2]],
      ],
    );
    layDaubs(
      context,
      w,
      h,
      {
        count: 900,
        length: 0.09,
        thickness: 0.4,
        opacity: 0.3,
        vary: 0.16,
        colour: (x, y) => tone(Math.hypot((x - centre[0]) * 0.8, y - centre[1]) * 1.3),
        angle: (_x, _y, r) => 0.9 + (r() - 0.5) * 1.4,
      },
      random,
    );
  });
}

/** A wall beside a tall window: cool light from the left, a map on the wall. */
export function windowRoom(name: string, wall: readonly [string, string, string]): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, wall[0]],
      [1, wall[0]],
    ]);
    const across = context.createLinearGradient(0, 0, w, h * 0.3);
    across.addColorStop(0, wall[0]);
    across.addColorStop(0.55, wall[1]);
    across.addColorStop(1, wall[2]);
    context.fillStyle = across;
    context.fillRect(0, 0, w, h);
    fillPolygon(
      context,
      [
        [0, 0],
        [w * 0.2, h * 0.06],
        [w * 0.2, h * 0.68],
        [0, h * 0.78],
      ],
      '#dfe8ec',
    );
    context.strokeStyle = '#5a4a36';
    context.lineWidth = w * 0.014;
    context.beginPath();
    for (const t of [0, 0.33, 0.66, 1]) {
      context.moveTo(0, h * (0.0 + t * 0.78));
      context.lineTo(w * 0.2, h * (0.06 + t * 0.62));
    }
    for (const x of [0.1, 0.2]) {
      context.moveTo(w * x, h * x * 0.3);
      context.lineTo(w * x, h * (0.78 - x * 0.5));
    }
    context.stroke();
    context.fillStyle = '#b09a6c';
    context.fillRect(w * 0.58, h * 0.1, w * 0.36, h * 0.3);
    const land = pigment('#8a9a6a', '#c9b07a', '#a88a5a', '#7a8a8a');
    layDaubs(
      context,
      w,
      h,
      {
        count: 70,
        length: 0.03,
        thickness: 0.6,
        colour: (_x, _y, r) => land(r),
        angle: (_x, _y, r) => r() * 3,
        area: [0.61, 0.13, 0.91, 0.37],
      },
      random,
    );
    context.strokeStyle = '#4a3a28';
    context.lineWidth = w * 0.012;
    context.strokeRect(w * 0.58, h * 0.1, w * 0.36, h * 0.3);
    texture(context, w, h, { opacity: 0.4, scale: [1, 0.8] }, random);
  });
}

/** Heavy drapery in folds, a glimpse of evening at one side. */
export function drapery(
  name: string,
  cloth: readonly [bright: string, dark: string],
  sky: readonly [string, string],
): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, sky[0]],
      [0.6, sky[1]],
      [0.61, '#2a2418'],
      [1, '#120e08'],
    ]);
    const folds = ramp(cloth[1], cloth[0], cloth[1]);
    const edge = (y: number): number => 0.66 + 0.1 * Math.sin(y * 3.2 + 0.4);
    layDaubs(
      context,
      w,
      h,
      {
        count: 4200,
        length: 0.07,
        thickness: 0.16,
        vary: 0.1,
        opacity: 0.7,
        colour: (x, y) => folds(((((x + 0.08 * Math.sin(y * 4)) * 4.2) % 1) + 1) % 1),
        angle: (_x, y) => 1.57 - 0.35 * Math.cos(y * 4),
        area: [-0.02, -0.02, 0.62, 1.05],
      },
      random,
    );
    layDaubs(
      context,
      w,
      h,
      {
        count: 900,
        length: 0.06,
        thickness: 0.16,
        opacity: 0.8,
        colour: (x, y) => folds(((((x + 0.08 * Math.sin(y * 4)) * 4.2) % 1) + 1) % 1),
        angle: (_x, y) => 1.57 - 0.35 * Math.cos(y * 4),
        area: [0.55, 0, edge(0.3), 1],
      },
      random,
    );
    context.fillStyle = cssOfHex('#d8b25a', 0.9);
    for (let y = 0; y < 1; y += 0.004) context.fillRect(w * edge(y) - w * 0.008, y * h, w * 0.016, h * 0.005);
  });
}

/** Gold leaf set with small squares, eyes and spirals. */
export function goldMosaic(name: string): CustomScene {
  return painted(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, '#c99a34'],
      [0.5, '#e2bb58'],
      [1, '#a8761e'],
    ]);
    texture(context, w, h, { opacity: 0.7, scale: [0.5, 0.4], blend: 'overlay' }, random);
    const inlay = pigment('#2a1c10', '#f6e7b4', '#b8791e', '#5a6a3a', '#b2452e', '#2f5a6a', '#f0cf70');
    for (let i = 0; i < 420; i++) {
      const size = (0.008 + random() * 0.022) * h;
      const [r, g, b] = inlay(random);
      context.save();
      context.translate(random() * w, random() * h);
      context.rotate((random() - 0.5) * 0.3);
      context.fillStyle = `rgba(${r * 255},${g * 255},${b * 255},0.8)`;
      if (i % 3 === 0) context.fillRect(-size / 2, -size, size, size * 2);
      else {
        context.beginPath();
        context.ellipse(0, 0, size * 0.5, size * 0.8, 0, 0, 7);
        context.fill();
      }
      context.restore();
    }
    context.strokeStyle = cssOfHex('#3a2408', 0.75);
    for (let i = 0; i < 26; i++) {
      const [x, y, turn] = [random() * w, random() * h, (0.02 + random() * 0.035) * h];
      context.lineWidth = h * 0.003;
      context.beginPath();
      for (let t = 0; t < 14; t += 0.3)
        context.lineTo(x + Math.cos(t) * turn * (t / 14), y + Math.sin(t) * turn * (t / 14));
      context.stroke();
    }
  });
}

/** Fields of pure colour side by side, as the wild painters laid them. */
export function wildColours(name: string, fields: readonly (readonly [string, string, string])[]): CustomScene {
  return painted(name, (context, w, h, random) => {
    fields.forEach((hexes, i) => {
      const colour = pigment(...hexes);
      const left = i / fields.length - 0.06;
      layDaubs(
        context,
        w,
        h,
        {
          count: 900,
          length: 0.11,
          thickness: 0.36,
          vary: 0.06,
          colour: (_x, _y, r) => colour(r),
          angle: (_x, _y, r) => (i % 2 === 0 ? 1.1 : -0.9) + (r() - 0.5) * 0.6,
          area: [left, -0.05, left + 1 / fields.length + 0.12, 1.05],
          opacity: 0.95,
        },
        random,
      );
    });
  });
}
