import { afterEach, expect, test, vi } from 'vitest';
import { askKuaishou } from './pay-in-kuaishou.mini';

const order = { order_no: '1', order_info_token: 'token' };
afterEach(() => vi.unstubAllGlobals());

interface Asked {
  serviceId: string;
  orderInfo: object;
  success(): void;
  fail(failure: object): void;
}

test("Kuaishou's app is asked with the order as it came", async () => {
  const pay = vi.fn(({ success }: Asked) => success());
  vi.stubGlobal('ks', { pay });
  expect(await askKuaishou(order)).toBe('paid');
  expect(pay).toHaveBeenCalledWith(expect.objectContaining({ serviceId: '1', orderInfo: order }));
});

test('where Apple is paid the app is told so', async () => {
  const pay = vi.fn(({ success }: Asked) => success());
  vi.stubGlobal('ks', { pay });
  expect(await askKuaishou({ ...order, payType: 'IAPPurchase' })).toBe('paid');
  expect(pay).toHaveBeenCalledWith(expect.objectContaining({ orderInfo: order, payType: 'IAPPurchase' }));
});

test('who gives up is told from what fails, and from a host that cannot', async () => {
  const ended = (failure: object) => {
    vi.stubGlobal('ks', { pay: ({ fail }: Asked) => fail(failure) });
    return askKuaishou(order);
  };
  expect([await ended({ msg: 'pay cancel' }), await ended({ msg: '没有支付权限' })]).toEqual(['cancelled', 'failed']);
  vi.stubGlobal('ks', {});
  expect(await askKuaishou(order)).toBe('absent');
  vi.unstubAllGlobals();
  expect(await askKuaishou(order)).toBe('absent');
});
