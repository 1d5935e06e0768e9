import type { PickedFile } from './picked-file';

/** The bytes of a picked file. */
export async function readBytes({ source }: PickedFile): Promise<Uint8Array> {
  if (source.kind !== 'blob') throw new TypeError('A browser reads blobs');
  return new Uint8Array(await source.blob.arrayBuffer());
}
