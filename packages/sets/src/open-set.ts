import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SetAbout, SetCamera } from './set-about.ts';
import { type CameraOf, SETS, type SetId } from './sets.ts';

/** What every `about.json` says, by the set's id; `sets.test.ts` holds that each says it whole. */
export const ABOUT_SETS = SETS as unknown as Readonly<Record<string, SetAbout>>;

/** Every plate's size, pixels. */
export const PLATE_SIZE = { widthPx: 768, heightPx: 1024 } as const;

/**
 * What is known of a set's camera.
 * @throws RangeError for a set or a camera that the package does not have.
 */
export function openCamera<Id extends SetId>(set: Id, camera: CameraOf<Id>): SetCamera {
  const about = Object.hasOwn(ABOUT_SETS, set) ? ABOUT_SETS[set] : undefined;
  if (!about) throw new RangeError(`no set ${set}`);
  const found = Object.hasOwn(about.cameras, camera) ? about.cameras[camera] : undefined;
  if (!found) throw new RangeError(`the set ${set} has no camera ${camera}`);
  return found;
}

/** The file of a camera's plate: WebP of {@link PLATE_SIZE}. @throws RangeError as {@link openCamera}. */
export function plateFile<Id extends SetId>(set: Id, camera: CameraOf<Id>): string {
  openCamera(set, camera);
  return fileURLToPath(new URL(`../${set}/${camera}.webp`, import.meta.url));
}

/** Bytes of a camera's plate. @throws RangeError as {@link openCamera}. */
export function readPlate<Id extends SetId>(set: Id, camera: CameraOf<Id>): Buffer {
  return readFileSync(plateFile(set, camera));
}
