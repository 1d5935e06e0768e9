import { ERROR } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/**
 * Makes the photos of one account those of another; those in the square leave it where the other did not agree to stand there. Throws
 * AppError while a rendition is being made.
 */
export async function movePhotos(tx: Db, from: string, to: string, mayStandInSquare: boolean): Promise<void> {
  const waiting = await tx
    .selectFrom('renditions')
    .innerJoin('photos', 'photos.id', 'renditions.photo_id')
    .select('photos.id')
    .where('photos.uid', '=', from)
    .where('renditions.state', '=', 'waiting')
    .execute();
  if (waiting.length > 0) throw new AppError(ERROR.shootInProgress, 'a photo of the other account is being worked on');
  if (!mayStandInSquare)
    await tx.updateTable('photos').set({ square: false, square_paused: false }).where('uid', '=', from).execute();
  await tx.updateTable('photos').set({ uid: to }).where('uid', '=', from).execute();
  await tx.updateTable('publications').set({ uid: to }).where('uid', '=', from).execute();
}
