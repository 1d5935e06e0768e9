import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderRules } from './describe-rules.ts';
import { giveBack, type Part, planPostings, type Transferred } from './plan-postings.ts';
import { POSTING_RULES, type PostingRule, type TransferKind } from './posting-rules.ts';

const NOW = 1_000;
const paid = (amount: number): Part => ({ purse: 'paid', expiresAt: 0, amount });
const gift = (amount: number, expiresAt = 0): Part => ({ purse: 'gift', expiresAt, amount });
const held = (amount: number): Part => ({ purse: 'held', expiresAt: 0, amount });
/** Spent from the third on: the second has expired. */
const PURSES = [paid(10), gift(4, NOW), gift(2, 3_000), gift(1, 2_000), gift(5), held(9)];

function plan(
  rule: TransferKind | PostingRule,
  told: Partial<Transferred>,
  purses: readonly Part[] = PURSES,
): string[] {
  const found = typeof rule === 'string' ? POSTING_RULES[rule] : rule;
  const postings = planPostings(found, { own: 'me', other: 'you', unit: 'card', amount: 1, ...told }, purses, NOW);
  for (const currency of new Set(postings.map((posting) => posting.currency)))
    expect(postings.reduce((sum, one) => sum + (one.currency === currency ? one.amount : 0), 0)).toBe(0);
  return postings.map(
    ({ owner, purse, expiresAt, amount, currency }) =>
      `${owner} ${purse}${expiresAt > 0 ? `@${expiresAt}` : ''} ${amount}${currency === 'card' ? '' : currency}`,
  );
}

test('the page says what the rules say: else run `npm run docs:money`', async () => {
  expect(await readFile(new URL('../../../../../docs/money.md', import.meta.url), 'utf8')).toBe(renderRules());
});

test.each<[TransferKind, Partial<Transferred>, string[]]>([
  ['registration-gift', { amount: 3, expiresAt: 5_000 }, ['house:gifts house -3', 'me gift@5000 3']],
  ['operator-grant', { amount: 3 }, ['house:gifts house -3', 'me gift 3']],
  ['reserve', { amount: 2 }, ['me gift@2000 -1', 'me held 2', 'me gift@3000 -1']],
  ['reserve', { amount: 10 }, ['me gift@2000 -1', 'me held 10', 'me gift@3000 -2', 'me gift -5', 'me paid -2']],
  ['capture', { amount: 9 }, ['me held -9', 'house:sales house 9']],
  ['sale', { amount: 2 }, ['me gift@2000 -1', 'house:sales house 2', 'me gift@3000 -1']],
  ['void', { amount: 3, parts: [gift(1, 2_000), paid(2)] }, ['me held -3', 'me gift@2000 1', 'me paid 2']],
  ['refund', { amount: 2, parts: [paid(2)] }, ['house:sales house -2', 'me paid 2']],
  ['expiry', { amount: 4, parts: [gift(4, NOW)] }, ['me gift@1000 -4', 'house:expired house 4']],
  [
    'account-merged',
    { amount: 12, parts: [gift(2, 3_000), paid(1), held(9)] },
    ['me gift@3000 -2', 'you gift@3000 2', 'me paid -1', 'you paid 1', 'me held -9', 'you held 9'],
  ],
  ['account-closed', { amount: 10, parts: [paid(10)] }, ['me paid -10', 'house:closed house 10']],
])('%s of %j', (kind, told, postings) => {
  expect(plan(kind, told)).toEqual(postings);
});

test('units and the money for them are moved by one transfer', () => {
  const rule: PostingRule = {
    when: '',
    moves: [
      { what: 'money', from: { house: 'channels' }, to: { house: 'sales' } },
      { what: 'units', from: { house: 'channels' }, to: { of: 'own', purse: 'paid' } },
    ],
    spends: false,
  };
  expect(plan(rule, { amount: 100, money: { currency: 'CNY', amount: 3_000 } })).toEqual([
    ...['house:channels house -3000CNY', 'house:sales house 3000CNY', 'house:channels house -100', 'me paid 100'],
  ]);
  expect(() => plan(rule, { amount: 100 })).toThrow('no money');
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e18, 1_000_000_001])(
  '%s is refused',
  (amount) => {
    expect(() => plan('operator-grant', { amount })).toThrow('is no amount');
  },
);

test('more than may be spent is refused: what has expired and what is set aside is none of it', () => {
  expect(plan('reserve', { amount: 18 })).toContain('me held 18');
  expect(() => plan('reserve', { amount: 19 })).toThrow('the purses have less');
});

test.each<[number, number, Part[]]>([
  [0, 3, [paid(3)]],
  [3, 3, [paid(1), gift(2)]],
  [4, 6, [gift(5), gift(1, 2_000)]],
  [0, 11, [paid(4), gift(5), gift(2, 2_000)]],
  [9, 5, [gift(2, 2_000)]],
])('after %d of 11 went back, %d more do: what was paid for first', (before, amount, parts) => {
  expect(giveBack([gift(2, 2_000), gift(5), paid(4)], before, amount)).toEqual(parts);
});
