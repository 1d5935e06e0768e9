import type { CompressionLimits } from '../lib/compression';
import type { PickedFile } from './picked-file';

/** What each machine's side of `compress-image` offers. */
export interface CompressImagePort {
  /** The picture within the limits: the same file when it is already, else a smaller JPEG. Throws ImageUnreadableError. */
  compressImage(file: PickedFile, limits: CompressionLimits): Promise<PickedFile>;
}
