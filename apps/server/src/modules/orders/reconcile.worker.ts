import { ORDER_STATUS } from '@kinora/contract';
import type { PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { closeOne } from './close-at-channels.ts';
import { type Attempt, eachAlone, type Outcome } from './each-alone.ts';
import { expireOrder } from './expire-order.worker.ts';
import { ASKED_FOR_MS } from './late-money.ts';
import { forgetPayers } from './payers.store.ts';
import { payerKept } from './payers.ts';
import { listOwing, listToSend, markTried } from './refunds.store.ts';
import { sendRefund } from './send-refund.worker.ts';
import { takeState } from './take-notice.ts';
import { listOverdue, listUnsettled, markAsked } from './unsettled.store.ts';

type Key = PayChannel['key'];

/** Before, the channel itself may still tell. */
const QUIET_MS = 60_000;
const AT_ONCE = 500;
/** So long each of the three parts of the job goes on; the next job takes up what is left. */
const PART_MS = 60_000;
/** A channel that is silent so often in a row is left alone until the next job. */
const SILENT_MAX = 3;

/** Asks channels about what they did not tell, closes what nobody paid in its time, and sends refunds that are due: each channel beside the others, each item for itself. */
export function askChannels(deps: Deps): Promise<void> {
  return eachAlone(deps, async (attempt) => {
    await Promise.all([...deps.channels.values()].map((channel) => askAboutOrders(deps, channel, attempt)));
    await closeOverdue(deps, attempt);
    await Promise.all((await listOwing(deps.db)).map((key) => sendRefunds(deps, key, attempt)));
    await forgetPayers(deps.db);
  });
}

async function askAboutOrders(deps: Deps, channel: PayChannel, attempt: Attempt): Promise<void> {
  const now = deps.now();
  const placed = { from: now - ASKED_FOR_MS, to: now - QUIET_MS };
  await inTurn(await listUnsettled(deps.db, channel.key, placed, AT_ONCE), ({ id, status }) =>
    attempt({ orderId: id, channel: channel.key }, async () => {
      await markAsked(deps.db, id, now);
      // One that is over, or paid elsewhere, nobody shall pay there any more.
      if (status !== ORDER_STATUS.paying) return closeOne(deps, channel, id);
      await takeState(deps, channel.key, id, await channel.query(id, await payerKept(deps, channel, id)));
    }),
  );
}

/** The job of one may have been lost with a queue that was emptied, or with an account that became part of another. */
async function closeOverdue(deps: Deps, attempt: Attempt): Promise<void> {
  const overdue = Map.groupBy(await listOverdue(deps.db, deps.now(), AT_ONCE), ({ paymethod }) => paymethod);
  const close = ({ id: orderId }: { id: string }) => attempt({ orderId }, () => expireOrder(deps, { orderId }));
  await Promise.all([...overdue.values()].map((orders) => inTurn(orders, close)));
}

async function sendRefunds(deps: Deps, channel: Key, attempt: Attempt): Promise<void> {
  await inTurn(await listToSend(deps.db, channel, AT_ONCE), ({ id: refundId }) =>
    attempt({ refundId, channel }, async () => {
      await markTried(deps.db, refundId, deps.now());
      await sendRefund(deps, { refundId });
    }),
  );
}

/** One after the other, for as long as there is time and somebody answers. */
async function inTurn<Item>(items: readonly Item[], attempt: (item: Item) => Promise<Outcome>): Promise<void> {
  const endMs = performance.now() + PART_MS;
  let silent = 0;
  for (const item of items) {
    if (silent === SILENT_MAX || performance.now() > endMs) return;
    silent = (await attempt(item)) === 'silent' ? silent + 1 : 0;
  }
}
