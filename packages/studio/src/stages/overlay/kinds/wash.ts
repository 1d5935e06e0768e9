import { cssOfHex } from '../../colour.ts';
import type { Blend } from '../blend.ts';
import { defineOverlay } from '../define-overlay.ts';

interface Wash {
  kind: 'wash';
  colour: string;
  blend?: Blend;
  strength?: number;
}

/** One colour over the picture. */
export const wash = defineOverlay<Wash>({
  kind: 'wash',
  belongsTo: 'sheet',
  draw(context, w, h, overlay) {
    context.globalCompositeOperation = overlay.blend ?? 'soft-light';
    context.fillStyle = cssOfHex(overlay.colour, overlay.strength ?? 0.5);
    context.fillRect(0, 0, w, h);
  },
});
