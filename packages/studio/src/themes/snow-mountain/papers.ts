import type { SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise, ridged } from '../../pixels/noise.ts';
import { fillPoints } from '../../scenes/brushes/fill-points.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** A hiking map: contour lines, snowfields, a route in red. Prints lie on it. */
export const MAP: CustomScene = painted('map', (context, w, h, random) => {
  const noise = new Noise(random);
  fillPoints(context, w, h, 1.6, (x, y) => {
    const height = (ridged(noise, x * 1.7, y * 1.7, 3, 0.4) + 0.5 * layered(noise, x * 2, y * 2, 2)) * 13;
    const from = Math.abs(height - Math.round(height));
    const isMain = Math.round(height) % 5 === 0;
    const line = smoothstep(isMain ? 0.16 : 0.1, 0.02, from) * (isMain ? 0.62 : 0.36);
    const high = smoothstep(6, 9, height);
    const wood = smoothstep(4.2, 1.5, height) * 0.5;
    return [
      0.93 - wood * 0.17 - line * (0.3 + high * 0.3),
      0.9 - wood * 0.05 + high * 0.03 - line * 0.44,
      0.8 - wood * 0.16 + high * 0.15 - line * (0.5 - high * 0.36),
    ];
  });
  drawRoute(context, w, h);
  for (let fold = 1; fold < 4; fold++) drawFold(context, w, h, fold / 4);
  texture(context, w, h, { opacity: 0.25, scale: [1, 0.75] }, random);
});

function drawRoute(context: SKRSContext2D, w: number, h: number): void {
  context.strokeStyle = cssOfHex('#c0322a', 0.85);
  context.lineWidth = h * 0.0035;
  context.setLineDash([h * 0.012, h * 0.007]);
  context.beginPath();
  context.moveTo(w * 0.04, h * 0.2);
  context.bezierCurveTo(w * 0.2, h * 0.36, w * 0.02, h * 0.52, w * 0.16, h * 0.7);
  context.bezierCurveTo(w * 0.24, h * 0.82, w * 0.5, h * 0.9, w * 0.98, h * 0.94);
  context.stroke();
  context.setLineDash([]);
}

function drawFold(context: SKRSContext2D, w: number, h: number, at: number): void {
  const fold = context.createLinearGradient(0, (at - 0.02) * h, 0, (at + 0.02) * h);
  fold.addColorStop(0, 'rgba(70,50,30,0)');
  fold.addColorStop(0.49, 'rgba(70,50,30,0.16)');
  fold.addColorStop(0.5, 'rgba(255,255,255,0.32)');
  fold.addColorStop(1, 'rgba(255,255,255,0)');
  context.fillStyle = fold;
  context.fillRect(0, (at - 0.02) * h, w, h * 0.04);
}
