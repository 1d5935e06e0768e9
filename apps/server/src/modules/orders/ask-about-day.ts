import type { BillLine, PayChannel } from '../../adapters/ports/pay-channel.ts';
import type { Deps } from '../../deps.ts';
import { payerKept } from './payers.ts';
import { latestRefunds, type ReceiptRow, type RefundRow } from './refunds.store.ts';

const lineOf = ({ order_id, transaction_id, amount, currency }: ReceiptRow | RefundRow): Omit<BillLine, 'kind'> => ({
  ...{ orderId: order_id, transactionId: transaction_id, amount, currency },
});

/**
 * What a channel without a bill says of the payments of a day, asked one by one. A payment that it has no more because it went back is as it was, and refunds
 * are done in the books only once the channel has said so. What it has of our orders and never told of is found by asking about those that are unsettled.
 */
export async function askAboutDay(
  deps: Pick<Deps, 'db' | 'personal'>,
  channel: PayChannel,
  { receipts, refunds }: { receipts: readonly ReceiptRow[]; refunds: readonly RefundRow[] },
): Promise<BillLine[]> {
  const lines: BillLine[] = refunds.map((row) => ({ kind: 'refund', refundId: row.id, ...lineOf(row) }));
  const sentBack = await latestRefunds(
    deps.db,
    receipts.map(({ order_id }) => order_id),
  );
  for (const receipt of receipts) {
    const told = await (channel.queryTransaction?.(receipt.transaction_id) ??
      channel.query(receipt.order_id, await payerKept(deps, channel, receipt.order_id)));
    if (told.state === 'paid') lines.push({ kind: 'payment', ...told.payment });
    else if (sentBack.has(receipt.order_id)) lines.push({ kind: 'payment', ...lineOf(receipt) });
  }
  return lines;
}
