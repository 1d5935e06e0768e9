import { ERROR, type RequestOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { lockFacesOfPerson, markFaces } from '../faces/index.ts';
import { lockUser } from '../users/index.ts';

export async function delFamily(
  deps: Deps,
  { uid }: User,
  { mid, mark }: RequestOf<'DELFAMILY'>,
): Promise<Record<string, never>> {
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, uid);
    const faces = await lockFacesOfPerson(tx, uid, mid === uid ? null : mid);
    const lastDeleted = Math.max(...faces.map(({ deleted_at }) => deleted_at ?? 0));
    // What was deleted before the person was stays deleted.
    const marked = faces.filter(({ deleted_at }) =>
      mark === 'delete' ? deleted_at === null : deleted_at !== null && deleted_at === lastDeleted,
    );
    if (marked.length === 0) throw new AppError(ERROR.notFound, 'nobody to remove or to bring back');
    await markFaces(tx, deps, { uid, ids: marked.map(({ id }) => id), mark, now });
  });
  return {};
}
