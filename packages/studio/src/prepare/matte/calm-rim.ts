import type { ClassPlanes } from '../../models/parse-person.ts';
import { mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { clamp, smoothstep } from '../../pixels/interpolate.ts';
import { enlargePlane, shrinkPlane } from '../../pixels/resample.ts';
import { CELL_PX } from './class-maps.ts';
import { nearbyColours } from './nearby-colours.ts';

/** What lies deeper in the figure than about this sigma, in cells, has its own colour; a rim is no wider, unless it is blown out. */
const DEPTH_SIGMA = 6;
const BLOWN_SIGMA = 18;
const DEEP = [0.93, 0.995] as const;
/** Mean of the channels between which light is too bright to be anybody's own. */
const BLOWN = [0.7, 0.86] as const;
/** How far the colours of the depth and of the rim are carried, as sigmas in cells. */
const INNER_SIGMAS = [30, 11];
const OWN_SIGMAS = [3];
const ENOUGH = [0.005, 0.06] as const;
/** How many times brighter than the depth a rim is, from which it is calmed, and wholly calmed. */
const BRIGHTER = [1.06, 1.28] as const;
/** Never darker than this share of what it was: a rim is calmed, not drawn over. */
const DARKEST = 0.5;

/**
 * Takes the light of the old place off the edge of hair and skin: a window behind somebody, or a bright wall, leaves a rim that glows
 * before any other ground. The rim keeps its strands and takes the lightness and hue of what lies deeper of its own kind.
 * @param foreground the figure's colours.
 */
export function calmRim(foreground: Channels, matte: Plane, classes: ClassPlanes): Channels {
  const cells = foreground.map((plane) => shrinkPlane(plane, CELL_PX)) as unknown as Channels;
  const opacity = shrinkPlane(matte, CELL_PX);
  const farther = gaussianBlur(opacity, BLOWN_SIGMA).data;
  const deep = mapPlane(gaussianBlur(opacity, DEPTH_SIGMA), (value, i) => {
    const bright = ((cells[0].data[i] ?? 0) + (cells[1].data[i] ?? 0) + (cells[2].data[i] ?? 0)) / 3;
    const blown = smoothstep(BLOWN[0], BLOWN[1], bright) * (1 - smoothstep(DEEP[0], DEEP[1], farther[i] ?? 0));
    return smoothstep(DEEP[0], DEEP[1], value) * (1 - blown);
  });
  const skin = mapPlane(classes.faceSkin, (value, i) => value + (classes.bodySkin.data[i] ?? 0));
  const hair = gainsOf(cells, opacity, deep, classes.hair, skin);
  const bare = gainsOf(cells, opacity, deep, skin, classes.hair);
  const calm = (c: 0 | 1 | 2): Plane => {
    const gain = mapPlane(opacity, (_, i) => (hair[c].data[i] ?? 1) * (bare[c].data[i] ?? 1));
    const { data } = enlargePlane(gain, matte.widthPx, matte.heightPx, CELL_PX);
    return mapPlane(foreground[c], (value, i) => value * (data[i] ?? 1));
  };
  return [calm(0), calm(1), calm(2)];
}

/** Factors of each channel by which one kind of the figure is calmed, where it is more than the other one. */
function gainsOf(cells: Channels, opacity: Plane, deep: Plane, kind: Plane, other: Plane): Channels {
  const near = gaussianBlur(kind, 2);
  const otherNear = gaussianBlur(other, 2).data;
  const inner = nearbyColours(
    cells,
    mapPlane(deep, (value, i) => value * smoothstep(0.5, 0.9, kind.data[i] ?? 0)),
    INNER_SIGMAS,
    ENOUGH,
  );
  const own = nearbyColours(
    cells,
    mapPlane(opacity, (value, i) => smoothstep(0.3, 1, value) * smoothstep(0.1, 0.6, kind.data[i] ?? 0)),
    OWN_SIGMAS,
    ENOUGH,
  );
  const total = ([r, g, b]: Channels, i: number): number => (r.data[i] ?? 0) + (g.data[i] ?? 0) + (b.data[i] ?? 0);
  const share = mapPlane(deep, (value, i) => {
    const of = total(inner, i);
    if (of < 0.02) return 0;
    const most = near.data[i] ?? 0;
    const mine = smoothstep(0.15, 0.5, most) * smoothstep(0.4, 0.6, most / (most + (otherNear[i] ?? 0) + 1e-3));
    return (1 - value) * mine * smoothstep(BRIGHTER[0], BRIGHTER[1], total(own, i) / of);
  });
  const gain = (c: 0 | 1 | 2): Plane =>
    mapPlane(share, (value, i) =>
      value === 0
        ? 1
        : 1 - value + value * clamp((inner[c].data[i] ?? 0) / Math.max(0.01, own[c].data[i] ?? 0), DARKEST, 1),
    );
  return [gain(0), gain(1), gain(2)];
}
