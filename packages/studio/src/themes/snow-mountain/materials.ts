import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise, ridged } from '../../pixels/noise.ts';
import { defocus } from '../../scenes/brushes/defocus.ts';
import { fillDown } from '../../scenes/brushes/fill-down.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene, Paint } from '../../scenes/kinds/custom.ts';
import type { Landscape } from '../../scenes/landscape.ts';
import { landscape } from '../../scenes/landscape.ts';
import { fillPoints } from '../../scenes/points.ts';
import { cssOfHex } from '../../stages/colour.ts';

/** The wall of a glacier close by: blue depths between white crests. */
export const ICE: CustomScene = {
  kind: 'custom',
  name: 'ice',
  paint: (context, w, h, random) => {
    const noise = new Noise(random);
    fillPoints(context, w, h, 3, (x, y) => {
      const bend = layered(noise, x * 1.4, y * 1.4, 3) * 0.5;
      const crest = ridged(noise, x * 3.6 + bend, y * 1.5 + bend, 5, 0.55);
      const lit = clamp01(crest * 1.15 - 0.18 + (0.5 - y) * 0.35);
      const layer = 1 - 0.12 * smoothstep(0.1, 0.5, layered(noise, x * 2 + 20, (y + bend * 0.3) * 16, 3));
      return [(0.13 + 0.78 * lit ** 1.15) * layer, (0.36 + 0.57 * lit ** 0.95) * layer, 0.55 + 0.42 * lit ** 0.75];
    });
    defocus(context, w, h, 0.004);
  },
};

/** A hiking map: contour lines, snowfields, a route in red. Prints lie on it. */
export const MAP: CustomScene = {
  kind: 'custom',
  name: 'map',
  paint: (context, w, h, random) => {
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
  },
};

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

/** A hut's window: warm boards around the view outside. */
export function hutWindow(name: string, view: Landscape): CustomScene {
  return landscape({ ...view, name, after: drawHut });
}

const drawHut: Paint = (context, w, h, random) => {
  const boards = createCanvas(w, h);
  const inner = boards.getContext('2d');
  fillDown(inner, w, h, [
    [0, '#4a2c18'],
    [0.5, '#7a4c2a'],
    [1, '#38200f'],
  ]);
  texture(inner, w, h, { opacity: 0.5, scale: [0.06, 2.2], blend: 'overlay' }, random);
  for (let x = 0; x < w; x += w * 0.125) {
    inner.fillStyle = 'rgba(18,8,2,0.55)';
    inner.fillRect(x, 0, w * 0.006, h);
  }
  inner.globalCompositeOperation = 'destination-out';
  inner.fillStyle = '#000000';
  for (const [x, y] of [
    [0.1, 0.06],
    [0.1, 0.39],
    [0.53, 0.06],
    [0.53, 0.39],
  ] as const)
    inner.fillRect(x * w, y * h, w * 0.4, h * 0.3);
  context.save();
  context.shadowColor = 'rgba(10,4,0,0.7)';
  context.shadowBlur = w * 0.02;
  context.drawImage(boards, 0, 0);
  context.restore();
  const sill = context.createLinearGradient(0, h * 0.69, 0, h * 0.74);
  sill.addColorStop(0, '#c08a54');
  sill.addColorStop(1, '#5a3418');
  context.fillStyle = sill;
  context.fillRect(w * 0.05, h * 0.695, w * 0.93, h * 0.04);
  defocus(context, w, h, 0.005);
};
