import { ERROR } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';

/** Makes the shoots of one account those of another. Throws AppError while one of them is under way. */
export async function moveShoots(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const open = tx
    .selectFrom('shoots')
    .select('id')
    .where('uid', '=', from)
    .where('state', 'in', ['queued', 'shooting']);
  if ((await open.execute()).length > 0)
    throw new AppError(ERROR.shootInProgress, 'the other account is being shot for');
  // The number of an order was to be its own within one account: that of the shoot is so everywhere.
  await tx
    .updateTable('shoots')
    .set({ uid: to, sn: sql.ref('id') })
    .where('uid', '=', from)
    .execute();
}
