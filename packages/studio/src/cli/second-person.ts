import { pointAt } from '../models/face-landmarks.ts';
import type { Plate } from '../plate.ts';

/** What of the hair's light is left. */
const HAIR_LIGHT = 0.42;
/** Of a mask's 255: more is skin, or face. */
const LITTLE = 40;

/**
 * The sample face with dark hair and in blue, so that the pictures of themes for two show two. It is no other face: the gallery
 * shows one person alone.
 */
export function makeSecondPerson(plate: Plate): Plate {
  const foreground = plate.foreground.slice();
  const chin = pointAt(plate.landmarks, 152).y;
  for (let i = 0; i < plate.skin.length; i++) {
    if ((plate.skin[i] ?? 0) > LITTLE || (plate.face[i] ?? 0) > LITTLE) continue;
    const at = i * 3;
    const [red = 0, green = 0, blue = 0] = plate.foreground.subarray(at, at + 3);
    const isHair = Math.floor(i / plate.widthPx) < chin;
    foreground.set(
      isHair ? [red * HAIR_LIGHT, green * HAIR_LIGHT, blue * HAIR_LIGHT] : [blue, green * 0.8, red * 0.8],
      at,
    );
  }
  return { ...plate, foreground };
}
