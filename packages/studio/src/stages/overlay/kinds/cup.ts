import type { SKRSContext2D } from '@napi-rs/canvas';
import { blurLayer } from '../blur-layer.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Cup {
  kind: 'cup';
  side?: 'left' | 'right';
}

/** A coffee cup on the table before the lens, out of focus. */
export const cup = defineOverlay<Cup>({
  kind: 'cup',
  belongsTo: 'person',
  draw(context, w, h, overlay) {
    const x = ((overlay.side ?? 'right') === 'right' ? 0.86 : 0.14) * w;
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
  },
});

function ellipse(layer: SKRSContext2D, x: number, y: number, rx: number, ry: number, style: string): void {
  layer.fillStyle = style;
  layer.beginPath();
  layer.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  layer.fill();
}
