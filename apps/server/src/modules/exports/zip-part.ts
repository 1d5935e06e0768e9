import { makeZip } from 'client-zip';

export interface ZipEntry {
  name: string;
  input: Uint8Array | string;
  lastModified: Date;
}

/** A zip file of these, not compressed: pictures and films are already. */
export async function zipPart(entries: readonly ZipEntry[]): Promise<Uint8Array> {
  return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
}
