import { afterEach, expect, it, vi } from 'vitest';
import { readItem } from '../platform/storage';
import { forgetReceipt, keepReceipt, readReceipt } from './kept-receipt';

const DAY_MS = 86_400_000;
const receipt = { number: 'n1', secret: 'of-the-receipt' };

afterEach(() => {
  vi.useRealTimers();
  forgetReceipt();
});

it('the receipt of an account that was closed here is read again, and stored so that nobody else reads it', async () => {
  await keepReceipt(receipt, 'u1');
  expect(await readReceipt()).toMatchObject({ ...receipt, account: 'u1' });
  expect(readItem('certificate')).not.toContain('of-the-receipt');
});

it('it is gone after thirty days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepReceipt(receipt, 'u1');
  vi.setSystemTime(Date.now() + 31 * DAY_MS);
  expect(await readReceipt()).toBeUndefined();
  expect(readItem('certificate')).toBeUndefined();
});

it('where no account was closed there is none', async () => {
  expect(await readReceipt()).toBeUndefined();
});
