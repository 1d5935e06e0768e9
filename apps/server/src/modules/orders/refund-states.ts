import type { Db, Deps } from '../../deps.ts';
import { listRefusals, type RefundRow } from './refunds.store.ts';

/** What became of a refund that ended: its user withdrew it, or the operator refused and told them this; undefined of any other. */
export type Ending = { by: 'user' } | { by: 'operator'; text: string };

/** How each of those refunds ended, by its id. */
export async function endingsOf(
  db: Db,
  { personal }: Pick<Deps, 'personal'>,
  refunds: readonly RefundRow[],
): Promise<ReadonlyMap<string, Ending>> {
  const ended = refunds.filter(({ state }) => state === 'ended').map(({ id }) => id);
  const refusals = new Map((await listRefusals(db, ended)).map((act) => [act.refund_id, act]));
  return new Map(
    ended.map((id): [string, Ending] => {
      const act = refusals.get(id);
      if (!act) return [id, { by: 'user' }];
      return [id, { by: 'operator', text: act.told_sealed === null ? '' : personal.decrypt(act.told_sealed) }];
    }),
  );
}

/** What messages about a refund name. */
export const sumOf = ({
  amount,
  currency,
  order_id,
}: Pick<RefundRow, 'amount' | 'currency' | 'order_id'>): { sum: string; order: string } => ({
  sum: `${amount} ${currency}`,
  order: order_id,
});
