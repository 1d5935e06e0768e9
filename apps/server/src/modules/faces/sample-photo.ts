import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Eileen Collins, photographed by NASA; public domain. From Debian's package python3-skimage (astronaut.png). */
const SAMPLE_PHOTO = new URL('./sample-photo.jpg', import.meta.url);

export async function readSamplePhoto(): Promise<Uint8Array> {
  return readFile(SAMPLE_PHOTO);
}

/** Where what belongs to the sample is kept, once for everybody; another picture gets another place. */
export async function sampleKeys(): Promise<{ photo: string; icon: string; plate: string }> {
  const digest = createHash('sha256')
    .update(await readSamplePhoto())
    .digest('hex');
  const folder = `samples/${digest.slice(0, 16)}/`;
  return { photo: `${folder}photo`, icon: `${folder}icon`, plate: `${folder}plate` };
}
