import { createPlane, type Plane } from '../pixels/float-plane.ts';
import { gaussianBlur } from '../pixels/gaussian-blur.ts';
import type { Channels } from '../pixels/guided-filter.ts';
import { clamp01 } from '../pixels/interpolate.ts';

/** Blur of the two passes, in pixels at plate scale. */
const SIGMAS_PX = [24, 6];
const FLOOR = 1e-5;

/**
 * The person's own colour where the matte is soft: what the old background shines through is taken away
 * (blur fusion, Forte 2021). Where no person is near, the photo stays.
 */
export function estimateForeground(photo: Channels, matte: Plane): Channels {
  const near = gaussianBlur(matte, 4).data;
  const blurred = SIGMAS_PX.map((sigma) => gaussianBlur(matte, sigma).data);
  const inFront = createPlane(matte.widthPx, matte.heightPx);
  const behind = createPlane(matte.widthPx, matte.heightPx);
  const estimateChannel = (channel: Plane): Plane => {
    const estimate = { ...channel, data: channel.data.slice() };
    SIGMAS_PX.forEach((sigma, pass) => {
      split(channel, estimate, matte, inFront, behind);
      const front = gaussianBlur(inFront, sigma).data;
      const back = gaussianBlur(behind, sigma).data;
      fuse(channel, estimate, matte, { front, back, around: blurred[pass] ?? near });
    });
    for (let i = 0; i < estimate.data.length; i++) {
      const isFar = (near[i] ?? 0) < 0.002 || (matte.data[i] ?? 0) >= 1;
      if (isFar) estimate.data[i] = channel.data[i] ?? 0;
    }
    return estimate;
  };
  return [estimateChannel(photo[0]), estimateChannel(photo[1]), estimateChannel(photo[2])];
}

/** What of the photo is the person's, what is the background's. */
function split(photo: Plane, estimate: Plane, matte: Plane, inFront: Plane, behind: Plane): void {
  for (let i = 0; i < matte.data.length; i++) {
    const alpha = matte.data[i] ?? 0;
    inFront.data[i] = (estimate.data[i] ?? 0) * alpha;
    behind.data[i] = (photo.data[i] ?? 0) * (1 - alpha);
  }
}

interface Surroundings {
  front: Float32Array;
  back: Float32Array;
  around: Float32Array;
}

/** Writes a better estimate: the mean foreground around, corrected so that the photo comes out where both are mixed. */
function fuse(photo: Plane, estimate: Plane, matte: Plane, { front, back, around }: Surroundings): void {
  for (let i = 0; i < matte.data.length; i++) {
    const alpha = matte.data[i] ?? 0;
    const share = around[i] ?? 0;
    const foreground = (front[i] ?? 0) / (share + FLOOR);
    const background = (back[i] ?? 0) / (1 - share + FLOOR);
    const rest = (photo.data[i] ?? 0) - alpha * foreground - (1 - alpha) * background;
    estimate.data[i] = clamp01(foreground + alpha * rest);
  }
}
