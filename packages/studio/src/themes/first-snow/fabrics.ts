import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillAround } from '../../scenes/brushes/fill-around.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import { painted } from '../../scenes/painted.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** Red knitted wool. */
export const KNIT: Scene = painted('knit', (context, w, h, random) => {
  fillAround(
    context,
    w,
    h,
    [0.3, 0.25, 1.5],
    [
      [0, '#b83a3a'],
      [1, '#5c1218'],
    ],
  );
  const stitch = w / 26;
  for (let row = -1; row * stitch * 0.8 < h + stitch; row++) {
    for (let column = -1; column < 28; column++) {
      const x = column * stitch;
      const y = row * stitch * 0.8;
      const tone = random() * 0.12;
      for (const side of [-1, 1]) {
        context.save();
        context.translate(x + side * stitch * 0.24, y);
        context.rotate(side * -0.5);
        context.fillStyle = cssOfHex('#3a0810', 0.34);
        context.beginPath();
        context.ellipse(stitch * 0.05, stitch * 0.07, stitch * 0.22, stitch * 0.52, 0, 0, Math.PI * 2);
        context.fill();
        context.fillStyle = cssOfHex('#e06058', 0.42 + tone);
        context.beginPath();
        context.ellipse(0, 0, stitch * 0.18, stitch * 0.46, 0, 0, Math.PI * 2);
        context.fill();
        context.restore();
      }
    }
  }
  defocus(context, w, h, 0.0012);
});

/** Fresh snow from above, with prints of boots. */
export const TRODDEN: Scene = painted('trodden', (context, w, h, random) => {
  fillDown(
    context,
    w,
    h,
    [
      [0, '#f4f8fc'],
      [1, '#c4d4e6'],
    ],
    0.4,
  );
  texture(context, w, h, { opacity: 0.5, scale: [0.5, 0.36] }, random);
  for (let i = 0; i < 5; i++) {
    context.save();
    context.translate(w * (i % 2 === 0 ? 0.1 : 0.22), h * (0.94 - i * 0.21));
    context.rotate(0.12);
    for (const [dy, rx, ry] of [
      [-0.036, 0.042, 0.04],
      [0.034, 0.036, 0.026],
    ] as const) {
      context.fillStyle = '#9db4cc';
      context.beginPath();
      context.ellipse(0, dy * h, rx * w, ry * h, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.7)';
      context.beginPath();
      context.ellipse(w * 0.006, (dy + 0.006) * h, rx * w * 0.9, ry * h * 0.9, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#b0c4d8';
      for (let bar = -2; bar < 3; bar++)
        context.fillRect(-rx * w * 0.7, (dy + bar * ry * 0.36) * h, rx * w * 1.4, ry * 0.16 * h);
    }
    context.restore();
  }
  defocus(context, w, h, 0.002);
  for (let i = 0; i < 500; i++) {
    context.fillStyle = cssOfHex('#ffffff', 0.4 + random() * 0.6);
    context.fillRect(random() * w, random() * h, w * 0.003, w * 0.003);
  }
});
