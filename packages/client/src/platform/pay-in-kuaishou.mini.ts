import type { KuaishouOrder } from '@kinora/contract';
import type { HostPayment } from './pay-page-port';

interface KuaishouHost {
  pay?(options: {
    serviceId: '1';
    orderInfo: Pick<KuaishouOrder, 'order_no' | 'order_info_token'>;
    payType?: 'IAPPurchase';
    success(): void;
    fail(failure: { readonly msg?: string; readonly errMsg?: string }): void;
  }): void;
}

// Kuaishou's host lends what it has under this name.
declare const ks: KuaishouHost | undefined;

/** Opens Kuaishou's cashier: https://open.kuaishou.com/docs/develop/api-next/open/payment/ks.pay.html. It has no code for who gave up, only words. */
export function askKuaishou({ payType, ...orderInfo }: KuaishouOrder): Promise<HostPayment> {
  const pay = typeof ks === 'undefined' ? undefined : ks?.pay;
  if (!pay) return Promise.resolve('absent');
  return new Promise((resolve) => {
    pay({
      ...{ serviceId: '1', orderInfo },
      ...(payType && { payType }),
      success: () => resolve('paid'),
      fail: ({ msg = '', errMsg = '' }) => resolve(/cancel|取消/i.test(msg + errMsg) ? 'cancelled' : 'failed'),
    });
  });
}
