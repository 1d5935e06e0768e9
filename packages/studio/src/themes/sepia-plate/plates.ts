import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { fillPolygon } from '../../scenes/brushes/fill-polygon.ts';
import { glow } from '../../scenes/brushes/glow.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Scenes are painted in greys: the plate's own tone comes with the grade. */
function backdrop(name: string, paint: Paint, blur = 0.006): CustomScene {
  return painted(name, (context, w, h, random) => {
    paint(context, w, h, random);
    texture(context, w, h, { opacity: 0.3, scale: [1.2, 0.9] }, random);
    defocus(context, w, h, blur);
  });
}

/** Painted park behind a balustrade, as every studio of the time had one. */
export function parkBackdrop(name: string, tone: readonly [bright: string, dark: string], side: 1 | -1): CustomScene {
  return backdrop(name, (context, w, h, random) => {
    fillAround(
      context,
      w,
      h,
      [side > 0 ? 0.7 : 0.3, 0.25, 1],
      [
        [0, tone[0]],
        [1, tone[1]],
      ],
    );
    for (let i = 0; i < 60; i++) {
      const x = side > 0 ? random() * 0.45 : 1 - random() * 0.45;
      context.fillStyle = cssOfHex(tone[1], 0.28);
      context.beginPath();
      context.ellipse(
        x * w,
        random() * 0.5 * h,
        w * (0.04 + random() * 0.09),
        h * (0.02 + random() * 0.05),
        random() * 3,
        0,
        7,
      );
      context.fill();
    }
    const trunk = (side > 0 ? 0.1 : 0.9) * w;
    fillPolygon(
      context,
      [
        [trunk - w * 0.03, 0],
        [trunk + w * 0.03, 0],
        [trunk + w * 0.05, h],
        [trunk - w * 0.05, h],
      ],
      cssOfHex(tone[1], 0.75),
    );
    const rail = h * 0.66;
    context.fillStyle = cssOfHex(tone[0], 0.95);
    context.fillRect(0, rail, w, h * 0.028);
    context.fillRect(0, h * 0.9, w, h * 0.1);
    for (let x = 0.03; x < 1; x += 0.11) {
      context.beginPath();
      context.moveTo((x - 0.022) * w, rail + h * 0.028);
      context.bezierCurveTo((x - 0.045) * w, h * 0.76, (x - 0.01) * w, h * 0.8, (x - 0.028) * w, h * 0.9);
      context.lineTo((x + 0.028) * w, h * 0.9);
      context.bezierCurveTo((x + 0.01) * w, h * 0.8, (x + 0.045) * w, h * 0.76, (x + 0.022) * w, rail + h * 0.028);
      context.fill();
    }
  });
}

/** A heavy curtain at one side and a pale wall. */
export function curtainBackdrop(
  name: string,
  tone: readonly [bright: string, dark: string],
  side: 1 | -1,
): CustomScene {
  return backdrop(name, (context, w, h) => {
    fillAround(
      context,
      w,
      h,
      [side > 0 ? 0.35 : 0.65, 0.35, 1.05],
      [
        [0, tone[0]],
        [1, tone[1]],
      ],
    );
    for (let i = 0; i < 15; i++) {
      const t = i / 14;
      const at = (y: number): number => (side > 0 ? 1 - t * (0.46 - 0.28 * y * y) : t * (0.46 - 0.28 * y * y)) * w;
      context.strokeStyle = cssOfHex(i % 3 === 0 ? tone[0] : '#000000', i % 3 === 0 ? 0.3 : 0.5);
      context.lineWidth = w * 0.034;
      context.beginPath();
      for (let y = -0.05; y <= 1.06; y += 0.05) context.lineTo(at(Math.max(0, y)), y * h);
      context.stroke();
    }
    context.strokeStyle = cssOfHex(tone[0], 0.7);
    context.lineWidth = w * 0.016;
    context.beginPath();
    const x = side > 0 ? 1 : 0;
    context.moveTo((x - side * 0.36) * w, h * 0.5);
    context.quadraticCurveTo((x - side * 0.2) * w, h * 0.6, x * w, h * 0.52);
    context.stroke();
  });
}

/** A tall column before a hazy valley. */
export function columnBackdrop(name: string, tone: readonly [bright: string, dark: string], at: number): CustomScene {
  return backdrop(name, (context, w, h, random) => {
    fillDown(context, w, h, [
      [0, tone[0]],
      [0.55, tone[0]],
      [0.56, tone[1]],
      [1, tone[1]],
    ]);
    for (let row = 0; row < 4; row++) {
      context.fillStyle = cssOfHex(tone[1], 0.22 + row * 0.12);
      context.beginPath();
      context.moveTo(0, h);
      const phase = random() * 6;
      for (let x = 0; x <= 1.001; x += 0.04)
        context.lineTo(x * w, h * (0.44 + row * 0.05 - 0.05 * Math.sin(x * 5 + phase)));
      context.lineTo(w, h);
      context.fill();
    }
    const shaft = context.createLinearGradient((at - 0.09) * w, 0, (at + 0.09) * w, 0);
    for (let i = 0; i <= 12; i++)
      shaft.addColorStop(i / 12, i % 2 === 0 ? cssOfHex(tone[0], 1) : cssOfHex(tone[1], 0.9));
    context.fillStyle = shaft;
    context.fillRect((at - 0.09) * w, 0, w * 0.18, h * 0.82);
    context.fillStyle = tone[0];
    context.fillRect((at - 0.12) * w, h * 0.8, w * 0.24, h * 0.03);
    context.fillRect((at - 0.14) * w, h * 0.83, w * 0.28, h * 0.2);
  });
}

/** A street of the time in haze: gables, lamp posts, a church tower. */
export function oldStreet(name: string, tone: readonly [bright: string, dark: string]): CustomScene {
  return backdrop(
    name,
    (context, w, h, random) => {
      fillDown(context, w, h, [
        [0, tone[0]],
        [0.7, '#f4f0e8'],
        [1, tone[1]],
      ]);
      for (let row = 0; row < 3; row++) {
        for (const side of [-1, 1]) {
          for (let i = 0; i < 4; i++) {
            const near = (row + 1) / 3;
            const x = 0.5 + side * (0.1 + near * 0.16 + i * 0.13 * near);
            const tall = (0.2 + random() * 0.16) * (0.6 + near * 0.9);
            const width = 0.13 * (0.5 + near);
            const foot = 0.6 + near * 0.16;
            context.fillStyle = cssOfHex(tone[1], 0.25 + near * 0.3);
            context.beginPath();
            context.moveTo((x - width / 2) * w, foot * h);
            context.lineTo((x - width / 2) * w, (foot - tall) * h);
            context.lineTo(x * w, (foot - tall - 0.07) * h);
            context.lineTo((x + width / 2) * w, (foot - tall) * h);
            context.lineTo((x + width / 2) * w, foot * h);
            context.fill();
            context.fillStyle = cssOfHex('#f8f2e4', 0.4);
            for (let k = 0; k < 8; k++)
              context.fillRect(
                (x + (k % 2 === 0 ? -0.3 : 0.12) * width) * w,
                (foot - tall + 0.03 + (k >> 1) * 0.065) * h,
                width * 0.18 * w,
                0.032 * h,
              );
          }
        }
      }
      context.fillStyle = cssOfHex(tone[1], 0.9);
      for (const [x, s] of [
        [0.1, 1],
        [0.9, 0.75],
      ] as const) {
        context.fillRect(x * w, (0.82 - 0.5 * s) * h, w * 0.014 * s, 0.5 * s * h);
        glow(context, (x + 0.007) * w, (0.8 - 0.5 * s) * h, w * 0.09, '#fff8e6', 0.9);
      }
    },
    0.007,
  );
}

/** Boards of a wall in raking light, or ship's planks. */
export function planks(name: string, tone: readonly [bright: string, dark: string], upright: boolean): CustomScene {
  return backdrop(
    name,
    (context, w, h, random) => {
      const count = upright ? 7 : 9;
      for (let i = 0; i < count; i++) {
        const [x, y] = upright ? [(i / count) * w, 0] : [0, (i / count) * h];
        const [pw, ph] = upright ? [w / count - 3, h] : [w, h / count - 3];
        context.fillStyle = cssOfHex(tone[0], 0.65 + 0.35 * random());
        context.fillRect(x, y, pw, ph);
        for (let k = 0; k < 26; k++) {
          context.strokeStyle = cssOfHex(tone[1], 0.1 + 0.2 * random());
          context.lineWidth = 1 + random();
          context.beginPath();
          const along = random();
          if (upright) {
            context.moveTo(x + along * pw, 0);
            context.lineTo(x + along * pw + (random() - 0.5) * 6, h);
          } else {
            context.moveTo(0, y + along * ph);
            context.lineTo(w, y + along * ph + (random() - 0.5) * 6);
          }
          context.stroke();
        }
      }
      fillAround(
        context,
        w,
        h,
        [0.4, 0.4, 1.05],
        [
          [0, '#000000', 0],
          [1, '#000000', 0.6],
        ],
      );
    },
    0.003,
  );
}
