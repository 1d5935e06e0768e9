import { ACCEPTED_IMAGE_TYPES, DEFAULT_MAX_IMAGES, type PickImages } from './pick-image-port';
import type { PickedFile } from './picked-file';

/** A file or blob of the browser as a picked file. */
export function pickedFromBlob(blob: Blob, name: string): PickedFile {
  return {
    name,
    type: blob.type,
    sizeBytes: blob.size,
    url: URL.createObjectURL(blob),
    source: { kind: 'blob', blob },
  };
}

/** Opens the browser's file dialog. */
export const pickImages: PickImages = ({ max = DEFAULT_MAX_IMAGES, types = ACCEPTED_IMAGE_TYPES, camera } = {}) =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = types.join(',');
    input.multiple = max > 1;
    if (camera) input.capture = camera;
    // Safari delivers no event to an input that is not in the page.
    input.hidden = true;
    document.body.append(input);
    const finish = () => {
      input.remove();
      resolve(Array.from(input.files ?? [], (file) => pickedFromBlob(file, file.name)).slice(0, max));
    };
    input.addEventListener('change', finish, { once: true });
    input.addEventListener('cancel', finish, { once: true });
    input.click();
  });
