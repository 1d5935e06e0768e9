// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const { keep, requireLogin } = vi.hoisted(() => ({ keep: vi.fn(), requireLogin: vi.fn() }));
vi.mock('../../domain/faces/add-face', () => ({ useKeepSample: () => ({ keep, isPending: false }) }));
vi.mock('../../session/require-login', () => ({ requireLogin }));
const { bringBackWish, forgetWish, keepWish } = await import('../../session/kept-wish');
const { useSampleFace } = await import('./use-sample-face');
beforeEach(() => {
  vi.clearAllMocks();
  forgetWish();
});

test('who wanted the sample face as a guest has it after a provider’s page, once', async () => {
  const guest = renderHook(() => useSampleFace());
  guest.result.current.add();
  expect(keep).not.toHaveBeenCalled();
  const [, wish] = requireLogin.mock.calls[0] ?? [];
  guest.unmount();
  await keepWish('state', wish);
  await bringBackWish('state');
  renderHook(() => useSampleFace()).rerender();
  renderHook(() => useSampleFace());
  expect(keep).toHaveBeenCalledOnce();
});
