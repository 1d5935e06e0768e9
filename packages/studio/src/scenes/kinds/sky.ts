import { defocus } from '../brushes/defocus.ts';
import { fillDown, type Stop } from '../brushes/fill-down.ts';
import { glow } from '../brushes/glow.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Sky {
  kind: 'sky';
  colours?: readonly [string, string, string];
  clouds?: number;
  sun?: readonly [x: number, y: number, strength: number];
  sunColour?: string;
}

/** Only sky. */
export const sky = defineScene<Sky>({
  kind: 'sky',
  paint(context, w, h, scene, random) {
    const { colours = ['#6fa8dc', '#b9d7ee', '#f2e9dc'], clouds = 0.5, sun, sunColour = '#fff1c4' } = scene;
    const stops: Stop[] = [
      [0, colours[0]],
      [0.55, colours[1]],
      [1, colours[2]],
    ];
    fillDown(context, w, h, stops);
    texture(context, w, h, { opacity: clouds, scale: [1.9, 0.7] }, random);
    texture(context, w, h, { opacity: clouds * 0.6, scale: [3, 0.4], blend: 'screen' }, random);
    if (sun) glow(context, sun[0] * w, sun[1] * h, w, sunColour, sun[2]);
    defocus(context, w, h, 0.006);
  },
});
