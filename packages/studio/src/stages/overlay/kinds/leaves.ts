import { createRandom, pick } from '../../../pixels/random.ts';
import { cssOfHex } from '../../colour.ts';
import { blurLayer } from '../blur-layer.ts';
import { defineOverlay } from '../define-overlay.ts';
import { isOverFace } from '../particles.ts';

interface Leaves {
  kind: 'leaves';
  seed?: number;
  sides?: readonly ('left' | 'right' | 'top' | 'bottom')[];
  colours?: readonly string[];
  amount?: number;
}

/** Leaves close to the lens, far out of focus, at the frame's sides. */
export const leaves = defineOverlay<Leaves>({
  kind: 'leaves',
  draw(context, w, h, overlay, clear) {
    const random = createRandom((overlay.seed ?? 1) + 21);
    const { sides = ['left', 'bottom'], colours = ['#2f4a1e', '#4c6a28', '#83842e', '#1e3214'], amount = 1 } = overlay;
    blurLayer(context, w, h, 0.012, (layer) => {
      for (let i = 0; i < 20 * amount; i++) {
        const side = sides[i % sides.length];
        const x = (side === 'left' ? -0.02 + random() * 0.2 : side === 'right' ? 1.02 - random() * 0.2 : random()) * w;
        const y =
          (side === 'bottom' ? 1.02 - random() * 0.17 : side === 'top' ? -0.02 + random() * 0.14 : random()) * h;
        const radius = (0.06 + random() * 0.09) * h;
        const turn = random() * 6.3;
        const colour = pick(random, colours);
        if (isOverFace(x, y, radius * 0.7, clear)) continue;
        layer.save();
        layer.translate(x, y);
        layer.rotate(turn);
        layer.scale(1, 0.45);
        layer.fillStyle = cssOfHex(colour, 0.88);
        layer.beginPath();
        layer.moveTo(-radius, 0);
        layer.bezierCurveTo(-radius / 2, -radius * 0.8, radius / 2, -radius * 0.8, radius, 0);
        layer.bezierCurveTo(radius / 2, radius * 0.8, -radius / 2, radius * 0.8, -radius, 0);
        layer.fill();
        layer.restore();
      }
    });
  },
});
