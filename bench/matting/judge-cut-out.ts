import type { Plate } from '@kinora/studio';
import sharp from 'sharp';
import type { Composite } from './composite.ts';

export interface MatteError {
  /** Sum of absolute differences of the opacity, in thousands of pixels. */
  sum: number;
  /** Mean absolute difference of the opacity over the pixels that are neither background nor person, and around them. */
  ofUnknown: number;
  /** The same of the person's light (colour times opacity), 0 to 255: what a dark or a bright ground would show as a rim. */
  ofColour: number;
}

/** Between these a pixel is mixed. */
const MIXED = [0.02, 0.98] as const;
/** The band around mixed pixels that counts as unknown. */
const AROUND_PX = 6;

/** Compares a plate with what is known of its photo. The plate must show the whole photo. */
export async function judgeCutOut(plate: Plate, composite: Composite): Promise<MatteError> {
  const truth = await scaleTruth(composite, plate);
  const unknown = findUnknown(truth, plate);
  const total = { sum: 0, unknown: 0, colour: 0, count: 0 };
  for (let i = 0; i < plate.alpha.length; i++) {
    const alpha = (plate.alpha[i] ?? 0) / 255;
    const difference = Math.abs(alpha - (truth[i * 4 + 3] ?? 0));
    total.sum += difference;
    if (!unknown[i]) continue;
    total.count++;
    total.unknown += difference;
    for (let c = 0; c < 3; c++) {
      const light = ((plate.foreground[i * 3 + c] ?? 0) / 255) * alpha;
      total.colour += Math.abs(light - (truth[i * 4 + c] ?? 0)) / 3;
    }
  }
  return {
    sum: total.sum / 1000,
    ofUnknown: total.unknown / total.count,
    ofColour: (255 * total.colour) / total.count,
  };
}

/** Colours are times opacity already: every channel is scaled for itself. */
async function scaleTruth({ truth, widthPx, heightPx }: Composite, plate: Plate): Promise<Float32Array> {
  const out = new Float32Array(plate.widthPx * plate.heightPx * 4);
  for (let channel = 0; channel < 4; channel++) {
    const bytes = Buffer.alloc(widthPx * heightPx);
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.round(255 * (truth[i * 4 + channel] ?? 0));
    const scaled = await sharp(bytes, { raw: { width: widthPx, height: heightPx, channels: 1 } })
      .resize(plate.widthPx, plate.heightPx, { fit: 'fill', kernel: 'lanczos3' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    for (let i = 0; i < scaled.length; i++) out[i * 4 + channel] = (scaled[i] ?? 0) / 255;
  }
  return out;
}

function findUnknown(truth: Float32Array, { widthPx, heightPx }: Plate): Uint8Array {
  const unknown = new Uint8Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const alpha = truth[(y * widthPx + x) * 4 + 3] ?? 0;
      if (alpha < MIXED[0] || alpha > MIXED[1]) continue;
      const [left, right] = [Math.max(0, x - AROUND_PX), Math.min(widthPx, x + AROUND_PX + 1)];
      const bottom = Math.min(heightPx - 1, y + AROUND_PX);
      for (let row = Math.max(0, y - AROUND_PX); row <= bottom; row++)
        unknown.fill(1, row * widthPx + left, row * widthPx + right);
    }
  }
  return unknown;
}
