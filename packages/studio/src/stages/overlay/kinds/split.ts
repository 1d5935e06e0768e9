import { createCanvas } from '@napi-rs/canvas';
import type { Blend } from '../blend.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Split {
  kind: 'split';
  colours: readonly [string, string];
  /** Degrees. */
  angle?: number;
  strength?: number;
  blend?: Blend;
}

/** Colour halves over the picture. */
export const split = defineOverlay<Split>({
  kind: 'split',
  belongsTo: 'sheet',
  draw(context, w, h, overlay) {
    const { angle = 0, strength = 0.8, blend = 'soft-light', colours } = overlay;
    const layer = createCanvas(w, h);
    const target = layer.getContext('2d');
    target.fillStyle = colours[0];
    target.fillRect(0, 0, w, h);
    target.translate(w / 2, h / 2);
    target.rotate((angle * Math.PI) / 180);
    target.fillStyle = colours[1];
    target.fillRect(0, -h * 2, w * 2, h * 4);
    context.globalCompositeOperation = blend;
    context.globalAlpha = strength;
    context.drawImage(layer, 0, 0);
  },
});
