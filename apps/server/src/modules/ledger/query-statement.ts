import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { listPostings } from './statement.store.ts';

const PAGE_SIZE = 20;

/** Empty where there is no shop: nothing of a purse is shown there. */
export async function queryStatement(
  { db, config }: Deps,
  { uid }: User,
  { page }: RequestOf<'QUERYSTATEMENT'>,
): Promise<ResponseOf<'QUERYSTATEMENT'>> {
  if (config.shop === 'off') return { entries: [], page, total: 0 };
  const { entries, total } = await listPostings(db, uid, { skip: page * PAGE_SIZE, take: PAGE_SIZE, isWhole: false });
  return { entries, page, total };
}
