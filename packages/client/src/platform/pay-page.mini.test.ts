import { afterEach, describe, expect, test, vi } from 'vitest';
import { askHostToPay } from './pay-page.mini';
import type { HostOrder } from './pay-page-port';

const bridge = {
  appId: 'wx1',
  timeStamp: '1795600000',
  nonceStr: 'nonce',
  package: 'prepay_id=1',
  signType: 'RSA' as const,
  paySign: 'signed',
};
const virtual = {
  mode: 'short_series_goods' as const,
  signData: '{}',
  paySig: 'of the shop',
  signature: 'of the user',
};
afterEach(() => vi.unstubAllGlobals());

interface Ends {
  success(): void;
  fail(failure: { errMsg?: string; errCode?: number }): void;
}

/** WeChat's host, whose cashier ends in one way; gives what it is asked. */
function stubHost(end: 'paid' | { errMsg?: string; errCode?: number }) {
  const asked: object[] = [];
  const cashier = ({ success, fail, ...order }: Ends) => {
    asked.push(order);
    if (end === 'paid') success();
    else fail(end);
  };
  vi.stubGlobal('wx', { requestPayment: cashier, requestVirtualPayment: cashier });
  return asked;
}

describe.each<[string, HostOrder, object, object]>([
  ['WeChat Pay', { kind: 'chat', bridge }, bridge, { errMsg: 'requestPayment:fail cancel' }],
  ['virtual payment', { kind: 'virtual', virtual }, virtual, { errCode: -2 }],
])('%s in a mini-program', (_, order, asked, closed) => {
  test('opens with what was signed, as it stands, and says that it was paid', async () => {
    const seen = stubHost('paid');
    expect(await askHostToPay(order)).toBe('paid');
    expect(seen).toEqual([asked]);
  });

  test('tells who closed it from what failed', async () => {
    stubHost(closed);
    expect(await askHostToPay(order)).toBe('cancelled');
    stubHost({ errMsg: 'requestPayment:fail no permission', errCode: -15_006 });
    expect(await askHostToPay(order)).toBe('failed');
  });

  test('is absent where the host is too old for it', async () => {
    vi.stubGlobal('wx', {});
    expect(await askHostToPay(order)).toBe('absent');
  });
});
