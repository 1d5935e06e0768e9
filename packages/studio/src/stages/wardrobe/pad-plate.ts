import type { Plate } from '../../plate.ts';
import type { GarmentFrame } from './fit-garment.ts';

/** A copy of a plate on a larger (or shorter) ground, whose planes may be written to. What it adds is empty. */
export function padPlate(plate: Plate, frame: GarmentFrame): Plate {
  const { widthPx, heightPx, padLeftPx } = frame;
  const count = widthPx * heightPx;
  const rows = Math.min(heightPx, plate.heightPx);
  const copy = <Bytes extends Uint8Array | Int8Array>(from: Bytes, to: Bytes, stride: number): Bytes => {
    for (let y = 0; y < rows; y++) {
      const start = y * plate.widthPx * stride;
      to.set(from.subarray(start, start + plate.widthPx * stride), (y * widthPx + padLeftPx) * stride);
    }
    return to;
  };
  const foreground = copy(plate.foreground, new Uint8Array(count * 3), 3);
  const landmarks = plate.landmarks.slice();
  for (let i = 0; i < landmarks.length; i += 3) landmarks[i] = (landmarks[i] ?? 0) + padLeftPx;
  return {
    widthPx,
    heightPx,
    faceHeightPx: plate.faceHeightPx,
    // Nothing looks at the photo of somebody who is dressed.
    photo: foreground,
    foreground,
    alpha: copy(plate.alpha, new Uint8Array(count), 1),
    normals: copy(plate.normals, new Int8Array(count * 3), 3),
    skin: copy(plate.skin, new Uint8Array(count), 1),
    face: copy(plate.face, new Uint8Array(count), 1),
    landmarks,
    classes: undefined,
    isDressed: true,
    person: { ...plate.person, cutAt: { ...plate.person.cutAt, left: false, right: false, bottom: true } },
  };
}
