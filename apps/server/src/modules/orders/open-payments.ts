import type { PayMethodKey } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { closePaymentsJob } from './close-payments.job.ts';
import type { OrderRow } from './orders.store.ts';

/** Where an order can be paid once a channel has taken the money for it, or takes none any more. */
export const stillOpen = ({ open_at }: Pick<OrderRow, 'open_at'>, channel: PayMethodKey): PayMethodKey[] =>
  open_at.filter((key) => key !== channel);

/** Has an order that is over or paid closed, once that is so, at the channels where it can still be paid. */
export async function closeLater(
  tx: Db,
  deps: Pick<Deps, 'jobs'>,
  { id: orderId, open_at: channels }: Pick<OrderRow, 'id' | 'open_at'>,
): Promise<void> {
  if (channels.length > 0) await deps.jobs.enqueue(tx, closePaymentsJob, { orderId, channels }, { uid: null });
}
