import { defineOverlay } from '../define-overlay.ts';
import { scatterParticles } from '../particles.ts';

interface Confetti {
  kind: 'confetti';
  seed?: number;
  amount?: number;
  colours?: readonly string[];
}

/** Strips of coloured paper. */
export const confetti = defineOverlay<Confetti>({
  kind: 'confetti',
  draw: (context, w, h, overlay, clear) => {
    const field = {
      count: 90 * (overlay.amount ?? 1),
      colours: overlay.colours ?? ['#ff4d6d', '#ffd166', '#06d6a0', '#4cc9f0', '#f8f8f8'],
      radius: [0.004, 0.018, 2.4],
      opacity: [0.8, 1],
      blurFrom: 0.011,
      shape: 'strip',
    } as const;
    scatterParticles(context, w, h, field, overlay.seed ?? 1, clear);
  },
});
