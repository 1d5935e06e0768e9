import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Border {
  kind: 'border';
  inset: number;
  width: number;
  colour?: string;
  opacity?: number;
}

/** A line round the picture. */
export const border = defineOverlay<Border>({
  kind: 'border',
  belongsTo: 'lettering',
  isKeptInRetakes: true,
  draw(context, w, h, overlay) {
    context.strokeStyle = cssOfHex(overlay.colour ?? '#ffffff', overlay.opacity ?? 1);
    context.lineWidth = overlay.width * h;
    const inset = overlay.inset * h;
    context.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset);
  },
});
