import type { SKRSContext2D } from '@napi-rs/canvas';
import { pick, type Random } from '../../pixels/random.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { Scene } from '../../scenes/scene-kinds.ts';
import { cssOfHex } from '../../stages/colour.ts';
import { type Winter, winter } from './winters.ts';

/** A vermilion wall under glazed tiles with snow on them. */
export function palaceWall(options: Winter & { wall: readonly [string, string]; plum?: boolean }): Scene {
  const { wall, plum = false, ground = 0.84 } = options;
  return winter(options, (context, w, h, random) => {
    const plaster = context.createLinearGradient(0, h * 0.2, 0, h * ground);
    plaster.addColorStop(0, wall[0]);
    plaster.addColorStop(1, wall[1]);
    context.fillStyle = plaster;
    context.fillRect(0, h * 0.2, w, h * (ground - 0.2));
    texture(context, w, h, { opacity: 0.45, scale: [0.9, 0.7], from: 0.2, until: ground }, random);
    context.fillStyle = '#7a4a1c';
    context.fillRect(0, h * 0.185, w, h * 0.03);
    for (let x = -0.02; x < 1.02; x += 0.045) {
      context.fillStyle = '#c98a2e';
      context.fillRect(x * w, h * 0.1, w * 0.032, h * 0.1);
      context.fillStyle = '#e8b85a';
      context.beginPath();
      context.arc((x + 0.016) * w, h * 0.2, w * 0.017, 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = '#f7f9fb';
    context.beginPath();
    context.moveTo(0, h * 0.06);
    for (let x = 0; x <= w; x += w / 60)
      context.lineTo(x, h * (0.15 + 0.012 * Math.sin((x / w) * 50) + 0.012 * random()));
    context.lineTo(w, h * 0.06);
    context.fill();
    if (plum) drawPlum(context, w, h, random);
  });
}

/** A branch of red plum blossom with snow. */
function drawPlum(context: SKRSContext2D, w: number, h: number, random: Random): void {
  const grow = (x: number, y: number, angle: number, length: number, thick: number, depth: number): void => {
    const endX = x + Math.cos(angle) * length;
    const endY = y + Math.sin(angle) * length;
    context.lineCap = 'round';
    context.strokeStyle = '#33211e';
    context.lineWidth = thick;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(endX, endY);
    context.stroke();
    context.strokeStyle = '#f8fafc';
    context.lineWidth = thick * 0.45;
    context.beginPath();
    context.moveTo(x, y - thick * 0.4);
    context.lineTo(endX, endY - thick * 0.4);
    context.stroke();
    if (depth > 0) {
      grow(endX, endY, angle + 0.2 + random() * 0.5, length * 0.72, thick * 0.6, depth - 1);
      grow(endX, endY, angle - 0.3 - random() * 0.4, length * 0.7, thick * 0.6, depth - 1);
    }
    for (let k = 0; k < 4 && depth < 3; k++) {
      const bx = x + (endX - x) * random();
      const by = y + (endY - y) * random();
      for (let petal = 0; petal < 5; petal++) {
        context.fillStyle = cssOfHex(pick(random, ['#d8283c', '#b81c34', '#ee5a68']), 0.92);
        context.beginPath();
        context.arc(
          bx + Math.cos(petal * 1.26) * w * 0.011,
          by + Math.sin(petal * 1.26) * w * 0.011,
          w * 0.0105,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      context.fillStyle = '#f6d05a';
      context.beginPath();
      context.arc(bx, by, w * 0.005, 0, Math.PI * 2);
      context.fill();
    }
  };
  grow(w * 1.02, h * 0.42, Math.PI + 0.35, h * 0.17, w * 0.026, 4);
  grow(w * 1.02, h * 0.12, Math.PI - 0.3, h * 0.15, w * 0.02, 4);
}
