import { createRandom } from '../../../pixels/random.ts';
import { defineOverlay } from '../define-overlay.ts';
import { softBlob } from '../soft-blob.ts';

interface Leak {
  kind: 'leak';
  seed?: number;
  strength?: number;
  colours?: readonly [string, string];
}

/** Light that leaked into the camera. */
export const leak = defineOverlay<Leak>({
  kind: 'leak',
  draw(context, w, h, overlay) {
    const random = createRandom((overlay.seed ?? 1) + 2);
    const strength = overlay.strength ?? 0.9;
    const [first, second] = overlay.colours ?? ['#ff5a1a', '#ffc04a'];
    context.globalCompositeOperation = 'screen';
    const side = random() < 0.5 ? 0 : 1;
    softBlob(context, side * w * 1.1 - w * 0.05, h * (0.2 + 0.5 * random()), w * 0.5, h * 0.6, first, strength * 0.95);
    softBlob(context, (1 - side) * w * 1.04, h * (0.05 + random() * 0.2), w * 0.42, h * 0.3, second, strength * 0.75);
    softBlob(context, w * (0.3 + random() * 0.4), h * 1.05, w * 0.5, h * 0.16, first, strength * 0.5);
  },
});
