// @vitest-environment happy-dom
import type { Order } from '@kinora/contract';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLeftToPay } from './use-left-to-pay';

const MINUTE_MS = 60_000;
vi.mock('../../api/gateway', () => ({ serverNow: () => Date.now() - 20 * MINUTE_MS }));

it('on a device whose clock is twenty minutes ahead an order waits as long as for the server', () => {
  const order = { expires: Date.now() - 10 * MINUTE_MS } as Order;
  const { result } = renderHook(() => useLeftToPay(order));
  expect(result.current).toBeGreaterThan(590);
  expect(result.current).toBeLessThanOrEqual(600);
});
