import type { Plate } from '../plate.ts';
import { isMuchSkin, LEAST_AREA } from './judge-content.ts';
import { boundArea, measureExposure } from './measure-exposure.ts';

const judged = new WeakMap<Plate, boolean>();

/**
 * Whether the photo of a plate shows so much skin that a sheet of it has to be judged. Of clothes the studio changes no more
 * than the colour: in brown ones on brown skin somebody would be taken for bare who is not. Measured once for a plate.
 */
export function mayBeBare(plate: Plate): boolean {
  const known = judged.get(plate) ?? measure(plate);
  judged.set(plate, known);
  return known;
}

function measure({ photo: data, alpha, landmarks, widthPx, heightPx }: Plate): boolean {
  const photo = { widthPx, heightPx, data };
  if (boundArea(photo, landmarks) < LEAST_AREA) return false;
  const figure = { widthPx, heightPx, data: Float32Array.from(alpha, (value) => value / 255) };
  return isMuchSkin(measureExposure(photo, landmarks, figure));
}
