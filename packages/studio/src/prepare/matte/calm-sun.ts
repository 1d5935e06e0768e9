import type { ClassPlanes } from '../../models/parse-person.ts';
import { mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { smoothstep } from '../../pixels/interpolate.ts';
import { enlargePlane, shrinkPlane } from '../../pixels/resample.ts';
import { CELL_PX } from './class-maps.ts';

/** Hair and skin that are both so light and so golden, as the logarithm of green to blue, lie in a low sun; lips and cheeks are red. */
const LIGHT = [0.4, 0.62] as const;
const GOLD = [0.42, 0.68] as const;
/** The gold that is their own, and how much of what is beyond goes; what goes of their light, as a logarithm. */
const OWN_GOLD = 0.3;
const TAKEN = { gold: 0.9, light: 0.2 } as const;
/** Sun lies in patches: sigma in cells. */
const PATCH_SIGMA = 2.5;
/** Blue under this share of full light is not believed. */
const LEAST_BLUE = 0.08;

/**
 * Takes a low sun off hair and skin, which would glow before a night: such patches lose most of their gold and some of their light, and keep
 * their strands and pores.
 * @param foreground the figure's colours.
 */
export function calmSun(foreground: Channels, matte: Plane, classes: ClassPlanes): Channels {
  const opacity = shrinkPlane(matte, CELL_PX);
  const { hair, faceSkin, bodySkin } = classes;
  const weight = mapPlane(
    opacity,
    (value, i) => value * smoothstep(0.3, 0.8, (hair.data[i] ?? 0) + (faceSkin.data[i] ?? 0) + (bodySkin.data[i] ?? 0)),
  );
  const total = gaussianBlur(weight, PATCH_SIGMA).data;
  const [red, green, blue] = foreground.map((plane) => {
    const cells = shrinkPlane(plane, CELL_PX).data;
    return gaussianBlur(
      mapPlane(weight, (value, i) => value * (cells[i] ?? 0)),
      PATCH_SIGMA,
    ).data.map((value, i) => value / Math.max(1e-3, total[i] ?? 0));
  }) as [Float32Array, Float32Array, Float32Array];
  const gold = green.map((value, i) => Math.log(Math.max(LEAST_BLUE, value) / Math.max(LEAST_BLUE, blue[i] ?? 0)));
  const sun = mapPlane(
    weight,
    (value, i) =>
      value *
      smoothstep(...LIGHT, 0.3 * (red[i] ?? 0) + 0.59 * (green[i] ?? 0) + 0.11 * (blue[i] ?? 0)) *
      smoothstep(...GOLD, gold[i] ?? 0),
  );
  if (!sun.data.some((value) => value > 0.02)) return foreground;
  const calm = (c: 0 | 1 | 2): Plane => {
    const gain = mapPlane(sun, (value, i) => {
      const cooler = TAKEN.gold * Math.max(0, (gold[i] ?? 0) - OWN_GOLD);
      // Gold lacks blue: less red would be green.
      return Math.exp(value * ((c === 2 ? cooler : 0) - TAKEN.light));
    });
    const { data } = enlargePlane(gain, matte.widthPx, matte.heightPx, CELL_PX);
    return mapPlane(foreground[c], (value, i) => Math.min(1, value * (data[i] ?? 1)));
  };
  return [calm(0), calm(1), calm(2)];
}
