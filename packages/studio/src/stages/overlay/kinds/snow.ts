import { defineOverlay } from '../define-overlay.ts';
import { scatterParticles } from '../particles.ts';

interface Snow {
  kind: 'snow';
  seed?: number;
  amount?: number;
}

/** Falling snow. */
export const snow = defineOverlay<Snow>({
  kind: 'snow',
  draw: (context, w, h, overlay, clear) => {
    const field = {
      count: 190 * (overlay.amount ?? 1),
      colours: ['#ffffff'],
      radius: [0.001, 0.013, 5],
      opacity: [0.4, 0.9],
      blurFrom: 0.005,
      shape: 'disc',
    } as const;
    scatterParticles(context, w, h, field, overlay.seed ?? 1, clear);
  },
});
