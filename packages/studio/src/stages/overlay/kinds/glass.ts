import { cssOfHex } from '../../colour.ts';
import { blurLayer } from '../blur-layer.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Glass {
  kind: 'glass';
  strength?: number;
}

/** Panes, a window bar and reflections before the person. */
export const glass = defineOverlay<Glass>({
  kind: 'glass',
  draw(context, w, h, overlay) {
    blurLayer(context, w, h, 0.004, (layer) => {
      for (const [from, to, opacity] of [
        [0.1, 0.2, 0.16],
        [0.25, 0.29, 0.1],
        [0.7, 0.86, 0.09],
      ] as const) {
        layer.fillStyle = cssOfHex('#cfe2ff', opacity * (overlay.strength ?? 1));
        layer.beginPath();
        layer.moveTo(w * from, -h * 0.02);
        layer.lineTo(w * to, -h * 0.02);
        layer.lineTo(w * (to - 0.32), h * 1.02);
        layer.lineTo(w * (from - 0.32), h * 1.02);
        layer.fill();
      }
    });
  },
});
