import { defineOverlay } from '../define-overlay.ts';
import { scatterParticles } from '../particles.ts';

interface Petals {
  kind: 'petals';
  seed?: number;
  amount?: number;
  colours?: readonly string[];
}

/** Petals in the wind. */
export const petals = defineOverlay<Petals>({
  kind: 'petals',
  draw: (context, w, h, overlay, clear) => {
    const field = {
      count: 36 * (overlay.amount ?? 1),
      colours: overlay.colours ?? ['#ffc2d4', '#ffdbe6', '#ff9fbd'],
      radius: [0.005, 0.03, 2.6],
      opacity: [0.6, 0.95],
      blurFrom: 0.013,
      shape: 'petal',
    } as const;
    scatterParticles(context, w, h, field, overlay.seed ?? 1, clear);
  },
});
