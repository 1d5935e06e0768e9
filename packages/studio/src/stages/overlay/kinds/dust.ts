import { createRandom } from '../../../pixels/random.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Dust {
  kind: 'dust';
  seed?: number;
  amount?: number;
}

/** Dust and hairs on a print. */
export const dust = defineOverlay<Dust>({
  kind: 'dust',
  draw(context, w, h, overlay) {
    const random = createRandom((overlay.seed ?? 1) + 3);
    for (let i = 0; i < 60 * (overlay.amount ?? 1); i++) {
      context.strokeStyle = `rgba(255,250,235,${(0.12 + random() * 0.3).toFixed(3)})`;
      context.lineWidth = (0.0006 + random() * 0.001) * h;
      context.beginPath();
      const x = random() * w;
      const y = random() * h;
      context.moveTo(x, y);
      context.quadraticCurveTo(
        x + (random() - 0.5) * 24,
        y + (random() - 0.5) * 24,
        x + (random() - 0.5) * 30,
        y + random() * (random() < 0.08 ? h * 0.3 : 8),
      );
      context.stroke();
    }
  },
});
