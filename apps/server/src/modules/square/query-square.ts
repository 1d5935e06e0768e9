import { type RequestOf, type ResponseOf, SQUARE_FIRST_PAGE } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/handler.ts';
import { listSquare } from './square.store.ts';
import { viewSquare } from './square.view.ts';

export async function querySquare(
  deps: Deps,
  actor: Actor,
  { page }: RequestOf<'QUERYSQUARE'>,
): Promise<ResponseOf<'QUERYSQUARE'>> {
  const { rows, total } = await listSquare(deps.db, page - SQUARE_FIRST_PAGE);
  return { square: await viewSquare(deps, rows, actor.locale), page, total };
}
