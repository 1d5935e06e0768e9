import type { RequestOf, ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { User } from '../../gateway/command-handler.ts';
import { readBalances } from './balances.ts';
import { listPostings } from './statement.store.ts';

const PAGE_SIZE = 20;

/** Empty where there is no shop: nothing of a purse is shown there. */
export async function queryStatement(
  deps: Deps,
  { uid }: User,
  { page }: RequestOf<'QUERYSTATEMENT'>,
): Promise<ResponseOf<'QUERYSTATEMENT'>> {
  const { db, config } = deps;
  if (config.shop === 'off') return { entries: [], page, total: 0 };
  const { entries, total } = await listPostings(db, uid, { skip: page * PAGE_SIZE, take: PAGE_SIZE, isWhole: false });
  return { entries, page, total, ...(page === 0 && { cards: await cardsOf(deps, uid) }) };
}

async function cardsOf(deps: Deps, uid: string): Promise<{ paid: number; gift: number }> {
  const { available, paid } = (await readBalances(deps, uid)).card;
  return { paid, gift: available - paid };
}
