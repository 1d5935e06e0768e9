import { fillAround } from '../brushes/fill-around.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Wall {
  kind: 'wall';
  colours?: readonly [bright: string, dark: string];
  light?: readonly [x: number, y: number];
  /** Roughness of the plaster, 0 to 0.6. */
  rough?: number;
}

/** A plastered wall lit from one side. */
export const wall = defineScene<Wall>({
  kind: 'wall',
  isPlain: true,
  paint(context, w, h, scene, random) {
    const { colours = ['#b9a58c', '#6f5b48'], light = [0.3, 0.3], rough = 0.35 } = scene;
    fillAround(
      context,
      w,
      h,
      [light[0], light[1], 1.25],
      [
        [0, colours[0]],
        [1, colours[1]],
      ],
    );
    texture(context, w, h, { opacity: rough, scale: [0.9, 0.7] }, random);
    texture(context, w, h, { opacity: rough * 0.5, scale: [0.3, 0.22] }, random);
  },
});
