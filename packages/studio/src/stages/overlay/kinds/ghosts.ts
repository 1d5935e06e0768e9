import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { defineOverlay } from '../define-overlay.ts';

interface Ghosts {
  kind: 'ghosts';
  /** Share of the width. */
  shift?: number;
  strength?: number;
}

/** Sideways copies of the picture. */
export const ghosts = defineOverlay<Ghosts>({
  kind: 'ghosts',
  belongsTo: 'person',
  draw: (context, w, h, { shift = 0.2, strength = 0.6 }) => drawGhosts(context, w, h, shift, strength),
});

/** Pale copies of the picture to the left and right, fading towards the middle. `shift` is a share of the width. */
export function drawGhosts(context: SKRSContext2D, w: number, h: number, shift: number, strength: number): void {
  const copy = createCanvas(w, h);
  copy.getContext('2d').drawImage(context.canvas, 0, 0);
  for (const side of [-1, 1]) {
    const ghost = sideOf(copy, w, h, side, shift);
    context.save();
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = strength;
    context.drawImage(ghost, 0, 0);
    context.restore();
  }
}

function sideOf(copy: Canvas, w: number, h: number, side: number, shift: number): Canvas {
  const canvas = createCanvas(w, h);
  const layer = canvas.getContext('2d');
  layer.drawImage(copy, side * shift * w, side * h * 0.022);
  layer.globalCompositeOperation = 'destination-in';
  const fade = layer.createLinearGradient(w * (0.5 + side * 0.14), 0, w * (0.5 + side * 0.42), 0);
  fade.addColorStop(0, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  layer.fillStyle = fade;
  layer.fillRect(0, 0, w, h);
  return canvas;
}
