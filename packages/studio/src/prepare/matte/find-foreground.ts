import { createPlane, mapPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import type { Channels } from '../../pixels/guided-filter.ts';
import { clamp01, smoothstep } from '../../pixels/interpolate.ts';
import { shrinkPlane } from '../../pixels/resample.ts';
import { CELL_PX } from './class-maps.ts';
import { nearbyColours } from './nearby-colours.ts';

/** How far the colours of sure pixels are carried, as sigmas in cells. */
const SIGMAS = [30, 10, 3.5];
const ENOUGH = [0.01, 0.12] as const;
/** From this opacity on a pixel is sure to have the figure's own colour. */
const SURE = 0.85;
/** How far around the figure colours are found, as a sigma in cells; beyond, the photo stays. */
const NEAR_SIGMA = 2;
const NEAR = 0.002;
/** What is left unexplained of a pixel goes to the figure, less so the more of the background it shows. */
const BACKGROUND_SHARE = 0.35;
const FLOOR = 0.02;

/** The figure's own colour where the matte is soft: what the old background shines through is taken away. */
export function findForeground(photo: Channels, matte: Plane): Channels {
  const cells = photo.map((plane) => shrinkPlane(plane, CELL_PX)) as unknown as Channels;
  const opacity = shrinkPlane(matte, CELL_PX);
  const front = nearbyColours(
    cells,
    mapPlane(opacity, (alpha) => smoothstep(SURE, 1, alpha)),
    SIGMAS,
    ENOUGH,
  );
  const back = nearbyColours(
    cells,
    mapPlane(opacity, (alpha) => smoothstep(SURE, 1, 1 - alpha)),
    SIGMAS,
    ENOUGH,
  );
  const near = gaussianBlur(opacity, NEAR_SIGMA);
  const unmix = (c: 0 | 1 | 2): Plane => unmixChannel(photo[c], matte, { front: front[c], back: back[c], near });
  return [unmix(0), unmix(1), unmix(2)];
}

/** Planes of cells. */
interface Surroundings {
  front: Plane;
  back: Plane;
  near: Plane;
}

function unmixChannel(channel: Plane, matte: Plane, { front, back, near }: Surroundings): Plane {
  const { widthPx, heightPx } = channel;
  const out = createPlane(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(y / CELL_PX) * near.widthPx;
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const cell = row + Math.floor(x / CELL_PX);
      const alpha = matte.data[i] ?? 0;
      const colour = channel.data[i] ?? 0;
      out.data[i] = colour;
      if (alpha >= 1 || (near.data[cell] ?? 0) < NEAR) continue;
      const own = front.data[cell] ?? 0;
      const clear = 1 - alpha;
      const rest = colour - alpha * own - clear * (back.data[cell] ?? 0);
      out.data[i] = clamp01(own + (rest * alpha) / (alpha * alpha + BACKGROUND_SHARE * clear * clear + FLOOR));
    }
  }
  return out;
}
