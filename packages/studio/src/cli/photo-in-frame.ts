import sharp from 'sharp';
import type { Plate } from '../plate.ts';

const EYE_LEFT = 33;
const EYE_RIGHT = 263;

/** The plate's photo, scaled and moved so that its eyes lie where they lie in a rendered picture; edges continue. */
export async function photoInFrame(
  plate: Plate,
  landmarks: Float32Array,
  widthPx: number,
  heightPx: number,
): Promise<Uint8Array> {
  const at = (points: Float32Array, index: number) => ({ x: points[index * 3] ?? 0, y: points[index * 3 + 1] ?? 0 });
  const from = [at(plate.landmarks, EYE_LEFT), at(plate.landmarks, EYE_RIGHT)] as const;
  const to = [at(landmarks, EYE_LEFT), at(landmarks, EYE_RIGHT)] as const;
  const scale =
    Math.hypot(to[1].x - to[0].x, to[1].y - to[0].y) / Math.hypot(from[1].x - from[0].x, from[1].y - from[0].y);
  const left = (to[0].x + to[1].x) / 2 - (scale * (from[0].x + from[1].x)) / 2;
  const top = (to[0].y + to[1].y) / 2 - (scale * (from[0].y + from[1].y)) / 2;
  const scaledWidth = Math.round(plate.widthPx * scale);
  const scaledHeight = Math.round(plate.heightPx * scale);
  const pad = (px: number) => Math.max(0, Math.ceil(px));
  const [padLeft, padTop] = [pad(left), pad(top)];
  const scaled = await sharp(plate.photo, { raw: { width: plate.widthPx, height: plate.heightPx, channels: 3 } })
    .resize(scaledWidth, scaledHeight, { fit: 'fill', kernel: 'lanczos3' })
    .png()
    .toBuffer();
  const extended = await sharp(scaled)
    .extend({
      left: padLeft,
      top: padTop,
      right: pad(widthPx - left - scaledWidth),
      bottom: pad(heightPx - top - scaledHeight),
      extendWith: 'copy',
    })
    .png()
    .toBuffer();
  return sharp(extended)
    .extract({ left: Math.round(padLeft - left), top: Math.round(padTop - top), width: widthPx, height: heightPx })
    .jpeg({ quality: 90 })
    .toBuffer();
}
