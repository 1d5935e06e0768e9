import type { OrderNote } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { listNotes } from './order-notes.store.ts';

/** What was written about an order, as its user sees it. */
export async function viewNotes(db: Db, { personal }: Pick<Deps, 'personal'>, orderId: string): Promise<OrderNote[]> {
  return (await listNotes(db, orderId)).map(({ id, kind, text_sealed, written_at, answer_sealed, answered_at }) => ({
    ...{ id, kind, question: personal.decrypt(text_sealed), time: written_at },
    ...(answer_sealed !== null &&
      answered_at !== null && { answer: { text: personal.decrypt(answer_sealed), time: answered_at } }),
  }));
}
