import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Mist {
  kind: 'mist';
  colour: string;
  /** Where it begins, share of the height. */
  from?: number;
  strength?: number;
}

/** Mist over the foot of the picture. */
export const mist = defineOverlay<Mist>({
  kind: 'mist',
  belongsTo: 'sheet',
  isKeptInRetakes: true,
  draw(context, w, h, overlay) {
    const { from = 0.55, strength = 0.95 } = overlay;
    const gradient = context.createLinearGradient(0, from * h, 0, h);
    gradient.addColorStop(0, cssOfHex(overlay.colour, 0));
    gradient.addColorStop(0.5, cssOfHex(overlay.colour, strength * 0.68));
    gradient.addColorStop(1, cssOfHex(overlay.colour, strength));
    context.fillStyle = gradient;
    context.fillRect(0, from * h, w, h);
  },
});
