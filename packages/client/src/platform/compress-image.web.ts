import { type CompressionLimits, planCompression } from '../lib/compression';
import { ImageUnreadableError } from './image-errors';
import { readImageInfo } from './image-info';
import { pickedFromBlob } from './pick-image.web';
import type { PickedFile } from './picked-file';

const BEST_QUALITY = 0.92;

/** The picture within the limits: the same file when it is already, else a smaller JPEG. Throws ImageUnreadableError. */
export async function compressImage(file: PickedFile, limits: CompressionLimits): Promise<PickedFile> {
  const { widthPx, heightPx } = await readImageInfo(file);
  const plan = planCompression({ ...file, widthPx, heightPx }, limits);
  if (!plan || file.source.kind !== 'blob' || !(file.source.blob instanceof Blob)) return file;
  // The browser turns the picture upright by its EXIF orientation.
  const bitmap = await createImageBitmap(file.source.blob, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * plan.scale);
  canvas.height = Math.round(bitmap.height * plan.scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', Math.min(BEST_QUALITY, plan.quality));
  });
  if (!blob) throw new ImageUnreadableError(file.name);
  return blob.size < file.sizeBytes || plan.scale < 1 || file.type === 'image/heic'
    ? pickedFromBlob(blob, file.name.replace(/\.\w+$/, '.jpg'))
    : file;
}
