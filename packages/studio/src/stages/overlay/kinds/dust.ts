import { createRandom } from '../../../pixels/random.ts';
import { defineOverlay } from '../define-overlay.ts';
import { isOverFace } from '../particles.ts';

interface Dust {
  kind: 'dust';
  seed?: number;
  amount?: number;
}

/** Dust and hairs on a print. */
export const dust = defineOverlay<Dust>({
  kind: 'dust',
  draw(context, w, h, overlay, clear) {
    const random = createRandom((overlay.seed ?? 1) + 3);
    for (let i = 0; i < 60 * (overlay.amount ?? 1); i++) {
      context.strokeStyle = `rgba(255,250,235,${(0.12 + random() * 0.3).toFixed(3)})`;
      context.lineWidth = (0.0006 + random() * 0.001) * h;
      const x = random() * w;
      const y = random() * h;
      const bend = { x: x + (random() - 0.5) * 24, y: y + (random() - 0.5) * 24 };
      const end = { x: x + (random() - 0.5) * 30, y: y + random() * (random() < 0.08 ? h * 0.3 : 8) };
      if (isOverFace(x, (y + end.y) / 2, 15 + (end.y - y) / 2, clear)) continue;
      context.beginPath();
      context.moveTo(x, y);
      context.quadraticCurveTo(bend.x, bend.y, end.x, end.y);
      context.stroke();
    }
  },
});
