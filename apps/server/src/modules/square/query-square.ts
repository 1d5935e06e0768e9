import { type RequestOf, type ResponseOf, SQUARE_FIRST_PAGE } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { listPublished } from '../photos/index.ts';
import { viewSquare } from './square.view.ts';

const SQUARE_PAGE_SIZE = 20;

export async function querySquare(
  deps: Deps,
  actor: Actor,
  { page }: RequestOf<'QUERYSQUARE'>,
): Promise<ResponseOf<'QUERYSQUARE'>> {
  const { rows, total } = await listPublished(deps.db, page - SQUARE_FIRST_PAGE, SQUARE_PAGE_SIZE);
  return { square: await viewSquare(deps, actor, rows), page, total };
}
