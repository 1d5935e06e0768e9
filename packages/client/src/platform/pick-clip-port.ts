import type { PickedFile } from './picked-file';

/** What each machine's side of `pick-clip` offers. */
export interface PickClipPort {
  /**
   * Lets the user record a short clip of themselves with the camera's own app, its front camera where there is a choice; undefined when they changed
   * their mind. A machine without such an app lets them choose a file.
   */
  pickClip(): Promise<PickedFile | undefined>;
}
