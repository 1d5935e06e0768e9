import { areaCommands } from '../define-command.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { delOrder } from './del-order.ts';
import { getChargePlan } from './get-charge-plan.ts';
import { getLiaoPoint } from './get-liao-point.ts';
import { orderPay } from './order-pay.ts';
import { orderPaySuccess } from './order-pay-success.ts';
import { queryOrder } from './query-order.ts';
import { queryOrderDetail } from './query-order-detail.ts';
import { receiveOrder } from './receive-order.ts';
import { refundApply } from './refund-apply.ts';
import { refundCancel } from './refund-cancel.ts';
import { submitAdmin } from './submit-admin.ts';
import { ttOrder } from './tt-order.ts';

export const ordersCommands = areaCommands({
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
});
