import { defineOverlay } from '../define-overlay.ts';
import { scatterParticles } from '../particles.ts';

interface Bokeh {
  kind: 'bokeh';
  seed?: number;
  amount?: number;
  colours?: readonly string[];
  radius?: readonly [number, number];
}

/** Lights before the lens, out of focus. */
export const bokeh = defineOverlay<Bokeh>({
  kind: 'bokeh',
  draw: (context, w, h, overlay, clear) => {
    const field = {
      count: 16 * (overlay.amount ?? 1),
      colours: overlay.colours ?? ['#ffd27a', '#ffb347', '#fff0c0'],
      radius: [...(overlay.radius ?? [0.012, 0.06]), 1.4],
      opacity: [0.12, 0.34],
      blurFrom: 0.02,
      shape: 'disc',
    } as const;
    scatterParticles(context, w, h, field, overlay.seed ?? 1, clear);
  },
});
