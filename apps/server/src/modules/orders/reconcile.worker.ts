import { ChannelError, type PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { askAboutDay } from './ask-about-day.ts';
import { insertBill, isBillRead } from './bills.store.ts';
import { compareBill } from './compare-bill.ts';
import { expireOrder } from './expire-order.worker.ts';
import { listOverdue, listUnsettled } from './orders.store.ts';
import { forgetPayers } from './payers.store.ts';
import { payerKept } from './payers.ts';
import { listMovements, listRefunds } from './refunds.store.ts';
import { sendRefund } from './send-refund.worker.ts';
import { takeState } from './take-notice.ts';

const DAY_MS = 86_400_000;
/** Before, the channel itself may still tell. */
const QUIET_MS = 60_000;
/** A bill tells of what is older. */
const ASKED_FOR_MS = 3 * DAY_MS;
const AT_ONCE = 500;

export async function askChannels(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const { id, paymethod } of await listUnsettled(deps.db, now - ASKED_FOR_MS, now - QUIET_MS, AT_ONCE)) {
    await unlessSilent(deps, async () => {
      const channel = deps.channels.get(paymethod);
      if (channel) await takeState(deps, paymethod, id, await channel.query(id, await payerKept(deps, channel, id)));
    });
  }
  // The job of one may have been lost with a queue that was emptied, or with an account that became part of another.
  for (const { id } of await listOverdue(deps.db, now, AT_ONCE)) await expireOrder(deps, { orderId: id });
  for (const { id } of await listRefunds(deps.db, 'agreed', AT_ONCE)) {
    await unlessSilent(deps, () => sendRefund(deps, { refundId: id }));
  }
  await forgetPayers(deps.db);
}

/** A channel that does not answer is asked again the next time; all others are asked now. */
async function unlessSilent(deps: Deps, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    deps.log.warn({ err: error }, 'a channel does not answer');
  }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export async function readBills(deps: Deps): Promise<void> {
  for (const channel of deps.channels.values()) {
    const day = dayOf(deps.now() - DAY_MS - channel.billAfterMs);
    if (await isBillRead(deps.db, channel.key, day)) continue;
    await unlessSilent(deps, () => readBill(deps, channel, day));
  }
}

async function readBill(deps: Deps, channel: PayChannel, day: string): Promise<void> {
  const from = Date.parse(day);
  const { bill: read } = channel;
  const own = await listMovements(deps.db, channel.key, { from, to: from + DAY_MS });
  const [before, lines, after] = read
    ? await Promise.all([read(dayOf(from - DAY_MS)), read(day), read(dayOf(from + DAY_MS))])
    : [[], await askAboutDay(deps, channel, own), []];
  const around = await listMovements(deps.db, channel.key, { from: from - DAY_MS, to: from + 2 * DAY_MS });
  const found = compareBill({
    ...{ ...own, lines, linesAround: [...before, ...lines, ...after] },
    ...{ receiptsAround: around.receipts, refundsAround: around.refunds },
  });
  const rows = found.map((one) => ({ ...one, id: newId(), channel: channel.key, day, found_at: deps.now() }));
  const bill = { channel: channel.key, day, lines: lines.length, read_at: deps.now() };
  const isNew = await deps.db.transaction().execute((tx) => insertBill(tx, bill, rows));
  if (!isNew) return;
  const told = { event: 'bill-read', channel: channel.key, day, lines: lines.length, differences: rows.length };
  if (rows.length === 0) deps.log.info(told, 'a bill says what the books say');
  else deps.log.error(told, 'a bill says otherwise than the books: npm run operator -- orders differences');
}
