import { createRandom } from '../../../pixels/random.ts';
import { defineOverlay } from '../define-overlay.ts';
import { isOverFace } from '../particles.ts';

interface Bubbles {
  kind: 'bubbles';
  seed?: number;
  amount?: number;
}

/** Soap bubbles that keep off the face. */
export const bubbles = defineOverlay<Bubbles>({
  kind: 'bubbles',
  draw(context, w, h, overlay, clear) {
    const random = createRandom((overlay.seed ?? 1) + 23);
    for (let i = 0; i < 26 * (overlay.amount ?? 1); i++) {
      const x = random() * w;
      const y = random() * h;
      const r = (0.008 + random() ** 2 * 0.06) * w;
      if (isOverFace(x, y, r, clear)) continue;
      const film = context.createRadialGradient(x, y, r * 0.6, x, y, r);
      film.addColorStop(0, 'rgba(255,255,255,0.02)');
      film.addColorStop(0.75, 'rgba(190,220,255,0.2)');
      film.addColorStop(0.9, 'rgba(255,190,230,0.42)');
      film.addColorStop(1, 'rgba(255,255,255,0.75)');
      context.fillStyle = film;
      context.beginPath();
      context.arc(x, y, r, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = 'rgba(255,255,255,0.85)';
      context.beginPath();
      context.ellipse(x - r * 0.4, y - r * 0.45, r * 0.16, r * 0.1, -0.7, 0, Math.PI * 2);
      context.fill();
    }
  },
});
