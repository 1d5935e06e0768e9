import { createPlane, mapPlane, type Plane } from '../pixels/float-plane.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import type { Channels } from '../pixels/guided-filter.ts';
import { smoothstep } from '../pixels/interpolate.ts';

/** From far to near: how far the surroundings reach into the hole, as the sigma of a blur. */
const SIGMAS_PX = [160, 48, 16, 5];
/** Around the matte, what of the person's edge the background still shows. */
const EDGE_PX = 8;
const FLOOR = 1e-4;

/** The scene as if the person were not there: the hole takes the blurred colours around it, the nearest that there are. */
export function fillBackground(photo: Channels, matte: Plane): Channels {
  const grown = mapPlane(gaussianBlur(matte, EDGE_PX), (value) => smoothstep(0.01, 0.16, value));
  const open = mapPlane(grown, (value) => 1 - value);
  const reach = SIGMAS_PX.map((sigma) => gaussianBlur(open, sigma));
  const fillChannel = (channel: Plane): Plane => {
    const seen = createPlane(channel.widthPx, channel.heightPx);
    for (let i = 0; i < seen.data.length; i++) seen.data[i] = (channel.data[i] ?? 0) * (open.data[i] ?? 0);
    const filled = createPlane(channel.widthPx, channel.heightPx);
    SIGMAS_PX.forEach((sigma, pass) => {
      const around = gaussianBlur(seen, sigma).data;
      const weight = reach[pass]?.data ?? around;
      for (let i = 0; i < filled.data.length; i++) {
        const share = weight[i] ?? 0;
        const trust = pass === 0 ? 1 : smoothstep(0.04, 0.3, share);
        const before = filled.data[i] ?? 0;
        filled.data[i] = before + ((around[i] ?? 0) / (share + FLOOR) - before) * trust;
      }
    });
    for (let i = 0; i < filled.data.length; i++) {
      filled.data[i] = (channel.data[i] ?? 0) * (open.data[i] ?? 0) + (filled.data[i] ?? 0) * (grown.data[i] ?? 0);
    }
    return filled;
  };
  return [fillChannel(photo[0]), fillChannel(photo[1]), fillChannel(photo[2])];
}
