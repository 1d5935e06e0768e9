import type { DouyinOrder } from '@kinora/contract';
import type { HostPayment } from './pay-page-port';

interface Failure {
  readonly errNo?: number | string;
}

interface DouyinHost {
  requestOrder?(options: {
    data: string;
    byteAuthorization: string;
    success(result: { readonly orderId: string }): void;
    fail(failure: Failure): void;
  }): void;
  getOrderPayment?(options: { orderId: string; success(): void; fail(failure: Failure): void }): void;
}

// Douyin's host lends what it has under this name.
declare const tt: DouyinHost | undefined;

/** The user closed the cashier. */
const CANCELLED = '9';

/**
 * Tells Douyin's app of an order and opens its cashier: https://developer.open-douyin.com/docs/resource/zh-CN/mini-app/develop/api/industry/general_trade/create_order/request-order.
 * One that it knows already is opened by its number.
 */
export async function askDouyin({ order, data, byteAuthorization }: DouyinOrder): Promise<HostPayment> {
  const host = typeof tt === 'undefined' ? undefined : tt;
  const { requestOrder, getOrderPayment } = host ?? {};
  if (!requestOrder || !getOrderPayment) return 'absent';
  const orderId = await new Promise<string | undefined>((resolve) => {
    if (order !== '') return resolve(order);
    requestOrder({
      ...{ data, byteAuthorization },
      success: (result) => resolve(result.orderId),
      fail: () => resolve(undefined),
    });
  });
  if (orderId === undefined) return 'failed';
  return new Promise((resolve) => {
    getOrderPayment({
      orderId,
      success: () => resolve('paid'),
      fail: ({ errNo }) => resolve(String(errNo) === CANCELLED ? 'cancelled' : 'failed'),
    });
  });
}
