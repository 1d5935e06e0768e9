import { isDeepStrictEqual } from 'node:util';
import type { PrintWanted } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import type { OrderRow } from './orders.store.ts';
import { findPrint } from './prints.store.ts';
import { viewPrint } from './prints.view.ts';

/** Whether an order that was placed before is of what is wanted now. */
export async function isSamePrint(
  db: Db,
  deps: Pick<Deps, 'personal'>,
  { id }: Pick<OrderRow, 'id'>,
  wanted: PrintWanted | undefined,
): Promise<boolean> {
  const row = await findPrint(db, id);
  if (!row || !wanted) return !row && !wanted;
  const { photo, size, paper, crop, count, address } = viewPrint(deps, row);
  return isDeepStrictEqual({ photo, size, paper, crop, count, address }, wanted);
}
