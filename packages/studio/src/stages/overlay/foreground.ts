import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, pick } from '../../pixels/random.ts';
import { cssOfHex } from '../colour.ts';
import type { KeepClear, Overlay } from './overlay.ts';
import { isOverFace } from './particles.ts';

/** Leaves close to the lens, far out of focus, at the frame's sides. */
export function drawLeaves(
  context: SKRSContext2D,
  w: number,
  h: number,
  overlay: Extract<Overlay, { kind: 'leaves' }>,
  clear: readonly KeepClear[],
): void {
  const random = createRandom((overlay.seed ?? 1) + 21);
  const { sides = ['left', 'bottom'], colours = ['#2f4a1e', '#4c6a28', '#83842e', '#1e3214'], amount = 1 } = overlay;
  blurLayer(context, w, h, 0.012, (layer) => {
    for (let i = 0; i < 20 * amount; i++) {
      const side = sides[i % sides.length];
      const x = (side === 'left' ? -0.02 + random() * 0.2 : side === 'right' ? 1.02 - random() * 0.2 : random()) * w;
      const y = (side === 'bottom' ? 1.02 - random() * 0.17 : side === 'top' ? -0.02 + random() * 0.14 : random()) * h;
      const radius = (0.06 + random() * 0.09) * h;
      const turn = random() * 6.3;
      const colour = pick(random, colours);
      if (isOverFace(x, y, radius * 0.7, clear)) continue;
      layer.save();
      layer.translate(x, y);
      layer.rotate(turn);
      layer.scale(1, 0.45);
      layer.fillStyle = cssOfHex(colour, 0.88);
      layer.beginPath();
      layer.moveTo(-radius, 0);
      layer.bezierCurveTo(-radius / 2, -radius * 0.8, radius / 2, -radius * 0.8, radius, 0);
      layer.bezierCurveTo(radius / 2, radius * 0.8, -radius / 2, radius * 0.8, -radius, 0);
      layer.fill();
      layer.restore();
    }
  });
}

/** A coffee cup on the table before the lens, out of focus. */
export function drawCup(context: SKRSContext2D, w: number, h: number, side: 'left' | 'right'): void {
  const x = (side === 'right' ? 0.86 : 0.14) * w;
  blurLayer(context, w, h, 0.014, (layer) => {
    layer.fillStyle = '#2e1c10';
    layer.fillRect(-w, h * 0.965, w * 3, h);
    ellipse(layer, x, h * 0.985, w * 0.25, h * 0.035, '#8d8474');
    layer.fillStyle = '#d8cdbb';
    layer.beginPath();
    layer.moveTo(x - w * 0.17, h * 0.88);
    layer.bezierCurveTo(x - w * 0.16, h * 0.97, x - w * 0.1, h * 0.99, x, h * 0.99);
    layer.bezierCurveTo(x + w * 0.1, h * 0.99, x + w * 0.16, h * 0.97, x + w * 0.17, h * 0.88);
    layer.fill();
    ellipse(layer, x, h * 0.88, w * 0.17, h * 0.024, '#efe6d6');
    ellipse(layer, x, h * 0.882, w * 0.145, h * 0.018, '#4a2a18');
  });
}

/** Panes, a window bar and reflections before the person. */
export function drawGlass(context: SKRSContext2D, w: number, h: number, strength: number): void {
  blurLayer(context, w, h, 0.004, (layer) => {
    for (const [from, to, opacity] of [
      [0.1, 0.2, 0.16],
      [0.25, 0.29, 0.1],
      [0.7, 0.86, 0.09],
    ] as const) {
      layer.fillStyle = cssOfHex('#cfe2ff', opacity * strength);
      layer.beginPath();
      layer.moveTo(w * from, -h * 0.02);
      layer.lineTo(w * to, -h * 0.02);
      layer.lineTo(w * (to - 0.32), h * 1.02);
      layer.lineTo(w * (from - 0.32), h * 1.02);
      layer.fill();
    }
  });
}

function ellipse(layer: SKRSContext2D, x: number, y: number, rx: number, ry: number, style: string): void {
  layer.fillStyle = style;
  layer.beginPath();
  layer.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  layer.fill();
}

/** Draws on a layer of half size and lays it down blurred. */
function blurLayer(
  context: SKRSContext2D,
  w: number,
  h: number,
  share: number,
  draw: (layer: SKRSContext2D) => void,
): void {
  const canvas = createCanvas(Math.ceil(w / 2), Math.ceil(h / 2));
  const layer = canvas.getContext('2d');
  layer.scale(0.5, 0.5);
  draw(layer);
  const soft = createCanvas(canvas.width, canvas.height);
  const softContext = soft.getContext('2d');
  softContext.filter = `blur(${(share * h) / 2}px)`;
  softContext.drawImage(canvas, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(soft, 0, 0, w, h);
}
