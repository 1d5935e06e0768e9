import { defineOverlay } from '../define-overlay.ts';
import { softBlob } from '../soft-blob.ts';

interface Flare {
  kind: 'flare';
  x: number;
  y: number;
  colour?: string;
  strength?: number;
  radius?: number;
}

/** The sun or a lamp in the lens. */
export const flare = defineOverlay<Flare>({
  kind: 'flare',
  draw(context, w, h, overlay) {
    const { colour = '#ffdf9a', strength = 0.5, radius = 0.9 } = overlay;
    context.globalCompositeOperation = 'screen';
    softBlob(context, overlay.x * w, overlay.y * h, radius * w, radius * w, colour, strength);
    softBlob(context, overlay.x * w, overlay.y * h, radius * w * 0.3, radius * w * 0.3, '#fff6e0', strength * 0.6);
  },
});
