import { ImageUnreadableError } from './image-errors';
import type { PickedFile } from './picked-file';

/** Width and height as it is shown, in pixels. Throws ImageUnreadableError. */
export async function readImageInfo(file: PickedFile): Promise<{ widthPx: number; heightPx: number }> {
  const image = new Image();
  image.src = file.url;
  try {
    await image.decode();
  } catch (cause) {
    throw new ImageUnreadableError(file.name, { cause });
  }
  return { widthPx: image.naturalWidth, heightPx: image.naturalHeight };
}
