import { labOf } from '../../difference/lab.ts';
import { clamp } from '../../pixels/interpolate.ts';
import type { Plate } from '../../plate.ts';
import { LANDMARK, pointAt } from '../figure/landmarks.ts';
import { jawLine } from './jaw-line.ts';
import { faceTone } from './jaw-tone.ts';

/** How a dressed plate's neck goes with its head. */
export interface NeckFit {
  /** Distance in CIE L*a*b* of the neck's median from the lit skin of lower cheeks and jaw, beyond what the chin's shade explains; 0 where a collar hides it. */
  difference: number;
  /** Share of the columns under the jaw in which the scene would be seen between jaw and neck. */
  gap: number;
}

/** A neck is in the chin's shade, more or less: lightness less the face's that is right. */
const USUAL_L = { from: -14, to: 2 } as const;
/** Where it is looked at under the jaw, and how far from the jaw's middle, face heights. */
const FROM_FACES = 0.06;
const TO_FACES = 0.45;
const HALF_FACES = 0.24;
const GAP_FACES = 0.12;
const SKIN = 200;
/** Fewer samples than this share of the place are no neckline. */
const LEAST_SHARE = 0.06;
const STEP_PX = 3;

export function measureNeck(plate: Plate): NeckFit {
  const { widthPx, heightPx, faceHeightPx: fh, alpha, skin, foreground } = plate;
  const jaw = jawLine(plate);
  const chin = pointAt(plate.landmarks, LANDMARK.chin);
  const middle = jaw.middle * 0.5 + chin.x * 0.5;
  const channels: [number[], number[], number[]] = [[], [], []];
  let [all, columns, open] = [0, 0, 0];
  const last = Math.min(heightPx, Math.round(chin.y + TO_FACES * fh));
  for (let x = Math.max(0, Math.round(middle - HALF_FACES * fh)); x < middle + HALF_FACES * fh; x += STEP_PX) {
    if (x >= widthPx) break;
    const jawY = Math.round(jaw.at(x));
    let isOpen = false;
    for (let y = jawY; y < last; y += STEP_PX) {
      const p = y * widthPx + x;
      if (y < jawY + GAP_FACES * fh && (alpha[p] ?? 0) < 200) isOpen = true;
      if (y < jawY + FROM_FACES * fh) continue;
      all++;
      if ((skin[p] ?? 0) < SKIN || (alpha[p] ?? 0) < 250) continue;
      for (const c of [0, 1, 2] as const) channels[c].push(foreground[p * 3 + c] ?? 0);
    }
    columns++;
    if (isOpen) open++;
  }
  const gap = columns > 0 ? open / columns : 0;
  if (channels[0].length < LEAST_SHARE * all) return { difference: 0, gap };
  const median = (of: number[]): number => of.sort((a, b) => a - b)[of.length >> 1] ?? 0;
  const neck = labOf(median(channels[0]), median(channels[1]), median(channels[2]));
  const face = labOf(...faceTone(plate));
  const lighter = neck[0] - face[0];
  const unusual = lighter - clamp(lighter, USUAL_L.from, USUAL_L.to);
  return { difference: Math.hypot(unusual, neck[1] - face[1], neck[2] - face[2]), gap };
}
