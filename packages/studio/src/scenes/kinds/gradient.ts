import { fillDown } from '../brushes/fill-down.ts';
import { defineScene } from '../define-scene.ts';

interface Gradient {
  kind: 'gradient';
  colours: readonly [string, string, ...string[]];
  tilt?: number;
}

/** Plain paper or poster ground. */
export const gradient = defineScene<Gradient>({
  kind: 'gradient',
  isPlain: true,
  paint(context, w, h, scene) {
    const last = scene.colours.length - 1;
    fillDown(
      context,
      w,
      h,
      scene.colours.map((hex, i) => [i / last, hex] as const),
      scene.tilt ?? 0,
    );
  },
});
