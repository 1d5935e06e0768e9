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

it('begins what must not be refused once all that came before it has ended, one after the other', async () => {
  const guard = createNavigationGuard();
  const done: string[] = [];
  const turn = (name: string) => () =>
    guard.run(async () => {
      await Promise.resolve();
      done.push(name);
      if (name === 'first') throw new Error('no');
    });
  const first = turn('first')();
  const [second, third] = [guard.whenIdle(turn('second')), guard.whenIdle(turn('third'))];
  await expect(first).rejects.toThrow('no');
  expect(await Promise.all([second, third])).toEqual([true, true]);
  expect(done).toEqual(['first', 'second', 'third']);
});
