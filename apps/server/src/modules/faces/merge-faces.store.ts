import { ERROR } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/**
 * Makes the faces of one account those of another, which keeps its own sample face: a second one goes, as if it was deleted. Gives
 * those that are ready. Throws AppError while one is being prepared, and where the other account has not agreed to the use of faces.
 */
export async function moveFaces(
  tx: Db,
  { from, to, hasAgreed, now }: { from: string; to: string; hasAgreed: boolean; now: number },
): Promise<string[]> {
  const faces = await tx
    .selectFrom('faces')
    .select(['id', 'state', 'sample', 'deleted_at'])
    .where('uid', '=', from)
    .execute();
  if (faces.length > 0 && !hasAgreed) throw new AppError(ERROR.consentMissing, 'the account that stays has not agreed');
  if (faces.some(({ state, deleted_at }) => state === 'preparing' && deleted_at === null))
    throw new AppError(ERROR.faceNotReady, 'a face of the other account is being prepared');
  const sample = await tx.selectFrom('faces').select('id').where('uid', '=', to).where('sample', '=', true).execute();
  if (sample.length > 0) {
    const second = tx.updateTable('faces').where('uid', '=', from).where('sample', '=', true);
    await second.set({ sample: false, deleted_at: now }).execute();
  }
  // A check stays with the account that passed it.
  await tx.updateTable('faces').set({ uid: to, person_check: null }).where('uid', '=', from).execute();
  await tx.updateTable('face_uploads').set({ uid: to }).where('uid', '=', from).execute();
  return faces.filter((face) => face.state === 'ready' && face.deleted_at === null && !face.sample).map(({ id }) => id);
}
