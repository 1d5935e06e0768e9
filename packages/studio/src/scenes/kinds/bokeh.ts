import { fillDown } from '../brushes/fill-down.ts';
import { scatterBokeh } from '../brushes/scatter-bokeh.ts';
import { texture } from '../brushes/texture.ts';
import { defineScene } from '../define-scene.ts';

interface Bokeh {
  kind: 'bokeh';
  ground?: readonly [string, string];
  colours?: readonly string[];
  count?: number;
  radius?: readonly [number, number];
  opacity?: number;
  area?: readonly [left: number, top: number, right: number, bottom: number];
}

/** Nothing but lights out of focus. */
export const bokeh = defineScene<Bokeh>({
  kind: 'bokeh',
  paint(context, w, h, scene, random) {
    const {
      ground = ['#2a1d12', '#7a4a1c'],
      colours = ['#ffd27a', '#ffb347', '#fff0c0', '#ff9a3c'],
      count = 46,
      radius = [0.015, 0.075],
      opacity = 0.4,
      area,
    } = scene;
    fillDown(
      context,
      w,
      h,
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      0.3,
    );
    texture(context, w, h, { opacity: 0.3, scale: [1.6, 1.2] }, random);
    scatterBokeh(context, w, h, { count, colours, radius, opacity, ...(area ? { area } : {}) }, random);
  },
});
