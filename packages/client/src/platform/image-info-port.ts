import type { PickedFile } from './picked-file';

/** What each machine's side of `image-info` offers. */
export interface ImageInfoPort {
  /** Width and height as the picture is shown, in pixels; undefined where the machine cannot measure. Throws ImageUnreadableError. */
  readImageInfo(file: PickedFile): Promise<{ widthPx: number; heightPx: number } | undefined>;
}
