import { createRandom } from '../../../pixels/random.ts';
import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';
import { isOverFace } from '../particles.ts';

interface Sparks {
  kind: 'sparks';
  seed?: number;
  amount?: number;
  colour?: string;
  /** Upper end of the area, 0 to 1. */
  from?: number;
}

/** Sparks that rise. */
export const sparks = defineOverlay<Sparks>({
  kind: 'sparks',
  draw(context, w, h, overlay, clear) {
    const random = createRandom((overlay.seed ?? 1) + 9);
    const from = overlay.from ?? 0.3;
    context.globalCompositeOperation = 'screen';
    for (let i = 0; i < 120 * (overlay.amount ?? 1); i++) {
      const x = random() * w;
      const y = (from + (1 - from) * random()) * h;
      const length = (0.002 + random() ** 3 * 0.014) * h;
      const angle = -1.2 + random() * 0.8;
      context.strokeStyle = cssOfHex(overlay.colour ?? '#ffb45a', 0.35 + random() * 0.6);
      context.lineWidth = (0.0008 + random() * 0.0016) * h;
      if (isOverFace(x, y, length, clear)) continue;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
      context.stroke();
    }
  },
});
