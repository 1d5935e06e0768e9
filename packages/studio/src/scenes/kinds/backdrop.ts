import { fillAround } from '../brushes/fill-around.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Backdrop {
  kind: 'backdrop';
  /** Centre, middle, corner. */
  colours?: readonly [string, string, string];
  /** Brightest place: shares of the frame. */
  centre?: readonly [x: number, y: number];
  radius?: number;
  /** Mottling of the painted cloth, 0 to 0.5. */
  mottle?: number;
}

/** Painted studio cloth with a spot of light. */
export const backdrop = defineScene<Backdrop>({
  kind: 'backdrop',
  isPlain: true,
  paint(context, w, h, scene, random) {
    const { colours = ['#8d9094', '#5c5f63', '#1d1f22'], centre = [0.5, 0.42], radius = 1, mottle = 0.22 } = scene;
    fillAround(
      context,
      w,
      h,
      [centre[0], centre[1], radius],
      [
        [0, colours[0]],
        [0.5, colours[1]],
        [1, colours[2]],
      ],
    );
    if (mottle > 0) texture(context, w, h, { opacity: mottle, scale: [1.3, 1] }, random);
  },
});
