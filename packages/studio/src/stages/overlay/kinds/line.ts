import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Line {
  kind: 'line';
  x: number;
  y: number;
  width: number;
  height: number;
  colour?: string;
  opacity?: number;
}

/** A filled rectangle. */
export const line = defineOverlay<Line>({
  kind: 'line',
  belongsTo: 'lettering',
  isKeptInRetakes: true,
  draw(context, w, h, overlay) {
    context.fillStyle = cssOfHex(overlay.colour ?? '#ffffff', overlay.opacity ?? 1);
    context.fillRect(overlay.x * w, overlay.y * h, overlay.width * w, overlay.height * h);
  },
});
