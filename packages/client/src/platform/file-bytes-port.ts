import type { PickedFile } from './picked-file';

/** What each machine's side of `file-bytes` offers. */
export interface FileBytesPort {
  /** The bytes of a picked file. */
  readBytes(file: PickedFile): Promise<Uint8Array>;
}
