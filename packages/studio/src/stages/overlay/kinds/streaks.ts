import { createRandom } from '../../../pixels/random.ts';
import { cssOfHex } from '../../colour.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Streaks {
  kind: 'streaks';
  seed?: number;
  amount?: number;
  /** Degrees. */
  angle?: number;
  colour?: string;
}

/** Rain in the air. */
export const streaks = defineOverlay<Streaks>({
  kind: 'streaks',
  draw(context, w, h, overlay) {
    const random = createRandom((overlay.seed ?? 1) + 5);
    const angle = ((overlay.angle ?? 96) * Math.PI) / 180;
    context.globalCompositeOperation = 'screen';
    for (let i = 0; i < 260 * (overlay.amount ?? 1); i++) {
      const length = (0.01 + random() * 0.045) * h;
      const x = random() * w * 1.2 - w * 0.1;
      const y = random() * h;
      context.strokeStyle = cssOfHex(overlay.colour ?? '#cfe0ff', 0.08 + random() * 0.26);
      context.lineWidth = (0.0006 + random() * 0.0013) * h;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
      context.stroke();
    }
  },
});
