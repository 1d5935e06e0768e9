import sharp from 'sharp';

/** RGB bytes in sRGB, interleaved, row by row. */
export interface Photo {
  widthPx: number;
  heightPx: number;
  /** `widthPx * heightPx * 3` bytes. */
  data: Uint8Array;
}

/** A part of a photo in its pixels; it may reach beyond the photo. */
export interface Box {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** The same photo with black below or to the right, so that it is square. Coordinates do not move. */
export function padToSquare(photo: Photo): Photo {
  const { widthPx, heightPx, data } = photo;
  const side = Math.max(widthPx, heightPx);
  if (widthPx === heightPx) return photo;
  const padded = new Uint8Array(side * side * 3);
  for (let y = 0; y < heightPx; y++) padded.set(data.subarray(y * widthPx * 3, (y + 1) * widthPx * 3), y * side * 3);
  return { widthPx: side, heightPx: side, data: padded };
}

/** The photo at another size, its proportions not kept; enlarged without inventing anything: Lanczos over three pixels. */
export async function resizePhoto(photo: Photo, widthPx: number, heightPx: number): Promise<Photo> {
  const { data, info } = await sharp(photo.data, { raw: { width: photo.widthPx, height: photo.heightPx, channels: 3 } })
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data };
}

/** A part of a photo that lies inside it; whole pixels. */
export function cutPhoto(photo: Photo, box: Box): Photo {
  const data = new Uint8Array(box.widthPx * box.heightPx * 3);
  for (let y = 0; y < box.heightPx; y++) {
    const from = ((y + box.top) * photo.widthPx + box.left) * 3;
    data.set(photo.data.subarray(from, from + box.widthPx * 3), y * box.widthPx * 3);
  }
  return { widthPx: box.widthPx, heightPx: box.heightPx, data };
}

/** Shrinks a photo so that neither side exceeds `maxSidePx`; a smaller one stays as it is. */
export async function shrinkPhoto(photo: Photo, maxSidePx: number): Promise<Photo> {
  const { widthPx, heightPx } = photo;
  if (Math.max(widthPx, heightPx) <= maxSidePx) return photo;
  const share = maxSidePx / Math.max(widthPx, heightPx);
  return resizePhoto(photo, Math.max(1, Math.round(widthPx * share)), Math.max(1, Math.round(heightPx * share)));
}

export interface SampleOptions {
  /** Centre of the sampled square, in pixels of the photo. */
  centreX: number;
  centreY: number;
  /** Its side before and after. */
  sidePx: number;
  outputPx: number;
  /** Clockwise turn of the square in radians. */
  roll?: number;
}

/**
 * A square cut out of a photo, turned and resized, as floats 0 to 255: the input of a face model. Beyond the photo its
 * border is repeated. Shrinking averages a grid of bilinear samples, so it does not alias.
 */
export function sampleSquare(photo: Photo, options: SampleOptions): Float32Array {
  const { centreX, centreY, sidePx, outputPx, roll = 0 } = options;
  const out = new Float32Array(outputPx * outputPx * 3);
  const scale = sidePx / outputPx;
  const taps = Math.max(1, Math.min(6, Math.ceil(scale)));
  const cos = Math.cos(roll);
  const sin = Math.sin(roll);
  const share = 1 / (taps * taps);
  for (let y = 0; y < outputPx; y++) {
    for (let x = 0; x < outputPx; x++) {
      const at = (y * outputPx + x) * 3;
      for (let tap = 0; tap < taps * taps; tap++) {
        const u = (x + ((tap % taps) + 0.5) / taps) * scale - sidePx / 2;
        const v = (y + (Math.floor(tap / taps) + 0.5) / taps) * scale - sidePx / 2;
        addBilinear(photo, centreX + u * cos - v * sin - 0.5, centreY + u * sin + v * cos - 0.5, share, out, at);
      }
    }
  }
  return out;
}

function addBilinear(photo: Photo, x: number, y: number, share: number, out: Float32Array, at: number): void {
  const { widthPx, heightPx, data } = photo;
  const px = Math.min(Math.max(x, 0), widthPx - 1);
  const py = Math.min(Math.max(y, 0), heightPx - 1);
  const x0 = Math.floor(px);
  const y0 = Math.floor(py);
  const fx = px - x0;
  const fy = py - y0;
  const right = x0 + 1 < widthPx ? 3 : 0;
  const down = y0 + 1 < heightPx ? widthPx * 3 : 0;
  const from = (y0 * widthPx + x0) * 3;
  for (let c = 0; c < 3; c++) {
    const i = from + c;
    const top = (data[i] ?? 0) * (1 - fx) + (data[i + right] ?? 0) * fx;
    const bottom = (data[i + down] ?? 0) * (1 - fx) + (data[i + down + right] ?? 0) * fx;
    out[at + c] = (out[at + c] ?? 0) + (top * (1 - fy) + bottom * fy) * share;
  }
}
