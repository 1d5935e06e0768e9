import type { SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../pixels/interpolate.ts';
import { layered, Noise } from '../../pixels/noise.ts';
import { pick, type Random } from '../../pixels/random.ts';
import { fillPoints } from '../../scenes/brushes/fill-points.ts';
import { texture } from '../../scenes/brushes/texture.ts';
import type { CustomScene } from '../../scenes/kinds/custom.ts';
import { painted } from '../../scenes/painted.ts';

/** Wind ripples in the sand, seen from above in low sun. */
export const RIPPLES: CustomScene = painted('ripples', (context, w, h, random) => {
  const noise = new Noise(random);
  const heightAt = (x: number, y: number): number => {
    const bend = layered(noise, x * 2.2, y * 1.4, 2) * 1.7 + noise.at(x * 9, y * 7) * 0.22;
    const t = y * 17 + x * 3 + bend;
    const wave = t - Math.floor(t);
    return (wave < 0.66 ? smoothstep(-0.1, 0.7, wave) : (1 - wave) / 0.34) * (0.8 + 0.3 * noise.at(x * 4, y * 4));
  };
  fillPoints(context, w, h, 1.8, (x, y) => {
    const here = heightAt(x, y);
    const slope = here - heightAt(x + 0.002, y + 0.0035);
    const grain = noise.at(x * 260, y * 260) * 0.03;
    const light = 0.72 + slope * 1.5 + here * 0.12 + grain;
    return [0.93 * light, 0.7 * light + 0.01, 0.46 * light + 0.03];
  });
});

const WOOL = ['#8c2a26', '#c4572c', '#1f3a4c', '#e0b45c', '#efe0c0', '#5a1c20'];

/** A woven carpet of bands and stepped diamonds. */
export const CARPET: CustomScene = painted('carpet', (context, w, h, random) => {
  drawCarpet(context, w, h, random);
  for (let y = 0; y < h; y += 3) {
    context.fillStyle = `rgba(0,0,0,${(0.06 + random() * 0.08).toFixed(3)})`;
    context.fillRect(0, y, w, 1);
  }
  texture(context, w, h, { opacity: 0.4, scale: [0.5, 0.4] }, random);
});

function drawCarpet(context: SKRSContext2D, w: number, h: number, random: Random): void {
  const unit = h / 96;
  for (let band = 0, y = 0; y < h; band++) {
    const tall = [14, 3, 2, 5, 2, 3][band % 6] ?? 4;
    const ground = band % 6 === 0 ? '#8c2a26' : pick(random, WOOL);
    context.fillStyle = ground;
    context.fillRect(0, y, w, tall * unit + 1);
    if (tall >= 5) drawDiamonds(context, w, y + (tall * unit) / 2, tall, unit, random);
    y += tall * unit;
  }
}

/** A row of diamonds in steps, each with an eye. */
function drawDiamonds(context: SKRSContext2D, w: number, middle: number, tall: number, unit: number, random: Random) {
  const wide = tall * unit * 1.2;
  const [outer, inner, eye] = [pick(random, WOOL), '#efe0c0', '#1f3a4c'];
  for (let x = wide / 2; x < w + wide; x += wide) {
    for (const [size, colour] of [
      [0.92, outer],
      [0.62, inner],
      [0.3, eye],
    ] as const) {
      context.fillStyle = colour;
      const steps = Math.max(1, Math.round((tall / 2) * size));
      for (let k = -steps; k <= steps; k++) {
        const half = (1 - Math.abs(k) / (steps + 0.5)) * wide * 0.5 * size;
        context.fillRect(x - half, middle + k * unit - unit / 2, half * 2, unit + 0.6);
      }
    }
  }
}
