import { ORDER_STATUS } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { moveOrder } from './change-state.ts';
import { makePrintJob } from './make-print.job.ts';
import type { OrderEvent } from './order-machine.ts';
import { lockOrder } from './orders.store.ts';
import { changePrint, listFilesToErase, listPrintOrders } from './prints.store.ts';
import { printsOf } from './prints-offered.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** What days alone bring about: nobody says that a parcel was received, so that the operator does, or time. */
export async function sweepPrints(deps: Deps): Promise<void> {
  const { receiveDays, completeDays, fileDays } = printsOf(deps.config);
  const now = deps.now();
  for (const { id, delivered_at } of await listPrintOrders(deps.db, ORDER_STATUS.delivered, AT_ONCE))
    if ((delivered_at ?? now) <= now - receiveDays * DAY_MS) await advance(deps, id, 'receive');
  for (const { id, received_at } of await listPrintOrders(deps.db, ORDER_STATUS.received, AT_ONCE))
    if ((received_at ?? now) <= now - completeDays * DAY_MS) await advance(deps, id, 'finish');
  // The job of one may have been lost with a queue that was emptied, or with an account that became part of another.
  for (const { id, uid, file_key } of await listPrintOrders(deps.db, ORDER_STATUS.paid, AT_ONCE))
    if (file_key === null) await deps.jobs.enqueue(deps.db, makePrintJob, { orderId: id }, { uid, singletonKey: id });
  for (const { order_id, file_key } of await listFilesToErase(deps.db, now - fileDays * DAY_MS, AT_ONCE)) {
    if (file_key !== null) await deps.objects.delete(file_key);
    await changePrint(deps.db, order_id, { file_erased: true });
  }
}

async function advance(deps: Deps, id: string, event: OrderEvent & ('receive' | 'finish')): Promise<void> {
  const now = deps.now();
  await transact(deps.db, async (tx) => {
    const order = await lockOrder(tx, id);
    const moved = order && (await moveOrder(tx, deps, order, event, event === 'finish' ? { completed_at: now } : {}));
    if (moved && event === 'receive') await changePrint(tx, id, { received_at: now });
  });
}
