import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test, vi } from 'vitest';
import { pendingQuestion } from '../../lib/confirm';
import { askForCoupons } from './ask-for-coupons';

const account = { coupons: [{ count: 1, expires_at: 9 }, { count: 2 }] };
vi.mock('../../api/call', () => ({ call: async () => account }));
const t = createTranslator('en', await loadTable('en'));

/** Asks about so many items, and answers once the question is there. */
async function ask(items: number, answer: boolean | undefined) {
  const used = askForCoupons(t)(items, 2);
  await vi.waitFor(() => expect(pendingQuestion.get()).toBeDefined());
  const { title, text } = pendingQuestion.get() ?? {};
  pendingQuestion.get()?.answer(answer);
  return { used: await used, title, text };
}

test('as many are offered as there are items left to pay, and as there are', async () => {
  expect(await ask(2, true)).toEqual({ used: 2, title: 'Use 2 coupons?', text: 'You pay 4 gold cards less.' });
  expect((await ask(9, true)).used).toBe(3);
});

test('who does not want to uses none, and who closes the question orders nothing', async () => {
  expect([(await ask(2, false)).used, (await ask(2, undefined)).used]).toEqual([0, undefined]);
});

test('nobody is asked where nothing is left to pay, or there are none', async () => {
  expect(await askForCoupons(t)(0, 2)).toBe(0);
  account.coupons = [];
  expect(await askForCoupons(t)(3, 2)).toBe(0);
  expect(pendingQuestion.get()).toBeUndefined();
});
