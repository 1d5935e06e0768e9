import type { Db } from '../../deps.ts';
import { listReadyRenditions, type PhotoRow } from '../photos/index.ts';

/** A picture in the store. */
export interface StoredPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/** The largest picture that there is of a photo: in 4K where that was asked for, else shot larger, else as it was shot. */
export async function largestOf(db: Db, photo: PhotoRow): Promise<StoredPicture> {
  const own = { key: photo.large_key ?? photo.photo_key, width: photo.width_px, height: photo.height_px };
  const enlarged = (await listReadyRenditions(db, [photo.id])).find(({ kind }) => kind === '4k');
  if (!enlarged || enlarged.width_px <= own.width) return own;
  return { key: enlarged.file_key, width: enlarged.width_px, height: enlarged.height_px };
}
