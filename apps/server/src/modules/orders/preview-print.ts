import type { PrintCrop } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../gateway/command-handler.ts';
import { canRender, findPhotos, partKey } from '../photos/index.ts';
import { largestOf } from './print-source.ts';

/** Address of what a print of a part of a photo looks like; undefined where the photo is not the reader's to print. */
export async function previewPrint(
  { db, objects }: Pick<Deps, 'db' | 'objects'>,
  reader: Reader,
  { photo: id, crop }: { photo: string; crop: PrintCrop },
): Promise<string | undefined> {
  const [photo] = reader.uid === null ? [] : await findPhotos(db, reader.uid, [id]);
  if (!photo || !canRender(reader, photo)) return undefined;
  return objects.signedUrl(partKey((await largestOf(db, photo)).key, crop), { locale: reader.locale });
}
