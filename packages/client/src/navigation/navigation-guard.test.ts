import { expect, it } from 'vitest';
import { createNavigationGuard } from './navigation-guard';

it('refuses a navigation while another one runs, and lets the next one through', async () => {
  const guard = createNavigationGuard();
  let finish = () => {};
  const first = guard.run(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  expect(guard.isBusy()).toBe(true);
  expect(await guard.run(async () => {})).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(await guard.run(async () => {})).toBe(true);
});

it('is free again after a navigation that failed', async () => {
  const guard = createNavigationGuard();
  await expect(guard.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(guard.isBusy()).toBe(false);
});
