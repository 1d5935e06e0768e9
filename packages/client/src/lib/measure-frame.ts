import type { CameraFrame } from '../platform/camera-view-port';

/** What can be told of a frame without looking for a face. */
export interface FrameMeasure {
  /** Mean luminance of the oval, 0 to 255. */
  readonly brightness: number;
  /** Share of the oval that is burnt out. */
  readonly burntShare: number;
  /** Mean difference between neighbouring pixels over the mean luminance: low when blurred, or when nothing is there. */
  readonly sharpness: number;
  /** Luminance of every pixel of the oval, for the next frame to compare with. */
  readonly luminance: Uint8Array;
}

/** The guide's oval within the frame, as shares of width and height; the camera's picture is cropped to its box. */
const OVAL = { halfWidth: 0.3, halfHeight: 0.4 };
const BURNT = 250;

/** Rec. 709 luminance in the guide's oval. */
export function measureFrame({ widthPx, heightPx, rgba }: CameraFrame): FrameMeasure {
  const luminance = new Uint8Array(widthPx * heightPx);
  let sum = 0;
  let burnt = 0;
  let count = 0;
  let edges = 0;
  for (let y = 0; y < heightPx; y++) {
    let before = -1;
    for (let x = 0; x < widthPx; x++) {
      const across = ((x + 0.5) / widthPx - 0.5) / OVAL.halfWidth;
      const along = ((y + 0.5) / heightPx - 0.5) / OVAL.halfHeight;
      if (across * across + along * along > 1) continue;
      const at = (y * widthPx + x) * 4;
      const light = 0.2126 * (rgba[at] ?? 0) + 0.7152 * (rgba[at + 1] ?? 0) + 0.0722 * (rgba[at + 2] ?? 0);
      luminance[y * widthPx + x] = light;
      sum += light;
      count++;
      if (light >= BURNT) burnt++;
      if (before >= 0) edges += Math.abs(light - before);
      before = light;
    }
  }
  const brightness = sum / Math.max(1, count);
  return {
    brightness,
    burntShare: burnt / Math.max(1, count),
    sharpness: edges / Math.max(1, count) / Math.max(16, brightness),
    luminance,
  };
}

/** Mean change of a pixel between two frames of one size, 0 to 255; 0 for frames that cannot be compared. */
export function motionBetween(before: FrameMeasure | undefined, now: FrameMeasure): number {
  if (!before || before.luminance.length !== now.luminance.length) return 0;
  let sum = 0;
  let count = 0;
  for (let index = 0; index < now.luminance.length; index++) {
    const light = now.luminance[index] ?? 0;
    const former = before.luminance[index] ?? 0;
    if (light === 0 && former === 0) continue;
    sum += Math.abs(light - former);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
