import { createPlane, type Plane } from '../../pixels/float-plane.ts';
import { gaussianBlur } from '../../pixels/gaussian-blur.ts';
import { smoothstep } from '../../pixels/interpolate.ts';

const FLOOR = 1e-6;

/**
 * The mean colours of the sure pixels around each place: blurs of them alone, wide ones first, which narrower ones replace where
 * they reach enough. Mixed pixels would feed the background back as the hair's colour.
 * @param photo any number of channels.
 * @param sureness weight of each pixel, 0 to 1.
 * @param sigmas from wide to narrow, pixels of the planes.
 * @param enough the shares of sure pixels between which a narrower blur takes over.
 */
export function nearbyColours<Planes extends readonly Plane[]>(
  photo: Planes,
  sureness: Plane,
  sigmas: readonly number[],
  enough: readonly [from: number, to: number],
): Planes {
  const weights = sigmas.map((sigma) => gaussianBlur(sureness, sigma).data);
  const only = createPlane(sureness.widthPx, sureness.heightPx);
  const spread = (channel: Plane): Plane => {
    for (let i = 0; i < only.data.length; i++) only.data[i] = (channel.data[i] ?? 0) * (sureness.data[i] ?? 0);
    const [first, ...narrower] = sigmas.map((sigma, k) => divide(gaussianBlur(only, sigma), weights[k]));
    if (!first) throw new RangeError('at least one sigma is needed');
    for (const [k, plane] of narrower.entries()) {
      const weight = weights[k + 1];
      for (let i = 0; i < first.data.length; i++) {
        const value = first.data[i] ?? 0;
        const share = smoothstep(enough[0], enough[1], weight?.[i] ?? 0);
        first.data[i] = value + ((plane.data[i] ?? 0) - value) * share;
      }
    }
    return first;
  };
  return photo.map(spread) as unknown as Planes;
}

function divide(plane: Plane, weight: Float32Array | undefined): Plane {
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = (plane.data[i] ?? 0) / ((weight?.[i] ?? 0) + FLOOR);
  return plane;
}
