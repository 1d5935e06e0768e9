import type { ordersCommands } from '@kinora/contract';
import { accountEnding, accountMerged } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import { renditionFailed } from '../../events/photo-events.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { cancelOrder } from './cancel-order.ts';
import { closePaymentsJob } from './close-payments.job.ts';
import { closePayments } from './close-payments.worker.ts';
import { createOrder } from './create-order.ts';
import { delOrder } from './del-order.ts';
import { endWithAccount } from './end-with-account.ts';
import { expireOrderJob } from './expire-order.job.ts';
import { expireOrder } from './expire-order.worker.ts';
import { getChargePlan } from './get-charge-plan.ts';
import { getLiaoPoint } from './get-liao-point.ts';
import { makePrintJob, sweepPrintsJob } from './make-print.job.ts';
import { giveUpPrint, makePrint } from './make-print.worker.ts';
import { operatorOrdersOfOrders } from './operator-orders.ts';
import { orderPay } from './order-pay.ts';
import { orderPaySuccess } from './order-pay-success.ts';
import { moveOrders } from './orders.store.ts';
import { queryOrder } from './query-order.ts';
import { queryOrderDetail } from './query-order-detail.ts';
import { readBills } from './read-bills.worker.ts';
import { receiveOrder } from './receive-order.ts';
import { askChannelsJob, readBillsJob } from './reconcile.job.ts';
import { askChannels } from './reconcile.worker.ts';
import { refundApply } from './refund-apply.ts';
import { refundCancel } from './refund-cancel.ts';
import { returnFailed } from './return-failed.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { sendRefund } from './send-refund.worker.ts';
import { submitAdmin } from './submit-admin.ts';
import { sweepPrints } from './sweep-prints.worker.ts';
import { ttOrder } from './tt-order.ts';

export const ordersHandlers = {
  GETCHARGEPLAN: getChargePlan,
  GETLIAOPOINT: getLiaoPoint,
  CREATEORDER: createOrder,
  ORDERPAY: orderPay,
  TTORDER: ttOrder,
  ORDERPAYSUCCESS: orderPaySuccess,
  CANCELORDER: cancelOrder,
  QUERYORDER: queryOrder,
  QUERYORDERDETAIL: queryOrderDetail,
  DELORDER: delOrder,
  RECEIVEORDER: receiveOrder,
  REFUNDAPPLY: refundApply,
  REFUNDCANCEL: refundCancel,
  SUBMITADMIN: submitAdmin,
} satisfies Pick<Handlers, keyof typeof ordersCommands>;

export const ordersModule: ServerModule = {
  orders: operatorOrdersOfOrders,
  jobs: [
    work(expireOrderJob, expireOrder),
    work(sendRefundJob, sendRefund),
    work(closePaymentsJob, closePayments),
    work(makePrintJob, makePrint, giveUpPrint),
    work(sweepPrintsJob, sweepPrints),
    work(askChannelsJob, askChannels),
    work(readBillsJob, readBills),
  ],
  subscribers: [
    atOnce(accountMerged, (tx, _deps, merged) => moveOrders(tx, merged)),
    atOnce(renditionFailed, returnFailed),
    atOnce(accountEnding, (tx, deps, { uid }) => endWithAccount(tx, deps, uid)),
  ],
};
