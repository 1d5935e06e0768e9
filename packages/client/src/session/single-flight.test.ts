import { expect, it } from 'vitest';
import { createSingleFlight } from './single-flight';

it('looks again after 200 ms while another login is under way, and then does its own', async () => {
  const waits: number[] = [];
  let finish = () => {};
  const run = createSingleFlight(async (durationMs) => {
    waits.push(durationMs);
    if (waits.length === 3) finish();
    await Promise.resolve();
  });
  let running = 0;
  let most = 0;
  const login = (end: Promise<void>) => async () => {
    most = Math.max(most, ++running);
    await end;
    running--;
  };
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await Promise.all([run(login(held)), run(login(Promise.resolve()))]);
  expect(most).toBe(1);
  expect(waits.length).toBeGreaterThanOrEqual(3);
  expect(new Set(waits)).toEqual(new Set([200]));
});

it('lets the next login in after one that failed', async () => {
  const run = createSingleFlight();
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(async () => 'in')).toBe('in');
});
