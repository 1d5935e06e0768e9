import type { BillLine } from '../../adapters/ports/pay-channel.ts';
import type { DifferenceRow } from './bills.store.ts';
import type { ReceiptRow, RefundRow } from './refunds.store.ts';

/** What a channel's bill and the books say of one day, and of the day on either side of it, whose clocks may differ. */
export interface DayOfBooks {
  lines: readonly BillLine[];
  linesAround: readonly BillLine[];
  receipts: readonly ReceiptRow[];
  receiptsAround: readonly ReceiptRow[];
  refunds: readonly RefundRow[];
  refundsAround: readonly RefundRow[];
}

export interface Difference
  extends Pick<DifferenceRow, 'kind' | 'order_id' | 'transaction_id' | 'amount' | 'currency'> {
  /** Of a refund in the bill, its number there. */
  refund_id?: string | undefined;
}

const ofLine = (kind: Difference['kind'], line: BillLine): Difference => ({
  ...{ kind, order_id: line.orderId, transaction_id: line.transactionId, amount: line.amount },
  ...{ currency: line.currency, refund_id: line.refundId },
});
const ofRow = (kind: Difference['kind'], row: ReceiptRow | RefundRow): Difference => ({
  ...{ kind, order_id: row.order_id, transaction_id: row.transaction_id, amount: row.amount, currency: row.currency },
});

/** Everything that one side has and the other has not, or has otherwise. */
export function compareBill(day: DayOfBooks): Difference[] {
  return [
    ...day.lines.flatMap((line) => compareLine(line, day)),
    ...day.receipts.flatMap((row) =>
      day.linesAround.some((line) => line.kind === 'payment' && line.transactionId === row.transaction_id)
        ? []
        : [ofRow('payment-missing', row)],
    ),
    ...day.refunds.flatMap((row) =>
      day.linesAround.some((line) => line.refundId === row.id) ? [] : [ofRow('refund-missing', row)],
    ),
  ];
}

function compareLine(line: BillLine, { receiptsAround, refundsAround }: DayOfBooks): Difference[] {
  const known =
    line.kind === 'payment'
      ? receiptsAround.find((row) => row.transaction_id === line.transactionId)
      : refundsAround.find((row) => row.id === line.refundId);
  if (!known) return [ofLine(`${line.kind}-unknown`, line)];
  const isSame = known.amount === line.amount && known.currency === line.currency && known.order_id === line.orderId;
  return isSame ? [] : [ofLine(`${line.kind}-otherwise`, line)];
}
