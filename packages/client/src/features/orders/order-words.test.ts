import type { Order, PayMethodKey } from '@kinora/contract';
import { expect, test } from 'vitest';
import { directBy } from './order-words';

test.each([
  ['applepay', 6000],
  ['ksapplepay', 6000],
  ['wechat', 5400],
  ['googleplaybill', 5400],
] as const)('photos that are paid by %s cost %d: stores that take the full price are shown it', (method, price) => {
  expect(directBy(method as PayMethodKey, { direct: 5400, directfull: 6000 } as Order)).toBe(price);
});
