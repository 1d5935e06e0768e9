export { openCamera, PLATE_SIZE, readPlate } from './open-set.ts';
export type { SetCamera } from './set-about.ts';
export type { CameraOf, SetId } from './sets.ts';
