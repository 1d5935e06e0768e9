import { expect, it } from 'vitest';
import { readHistoryState } from './history-state';

const entry = { key: 'tab-visit', page: 'visit', query: { theme: 'sakura' } };

it('reads what the app wrote', () => {
  const state = { kinora: 1, entries: [entry], layers: 0, step: 0 };
  expect(readHistoryState(state)).toEqual(state);
});

it.each([
  ['nothing', null],
  ['another script’s state', { entries: [entry] }],
  ['no page', { kinora: 1, entries: [], layers: 0, step: 0 }],
  ['a page that this version lacks', { kinora: 1, entries: [{ ...entry, page: 'faxMachine' }], layers: 0, step: 0 }],
  ['a page named like a method', { kinora: 1, entries: [{ ...entry, page: 'toString' }], layers: 0, step: 0 }],
  ['a query that is not text', { kinora: 1, entries: [{ ...entry, query: { theme: 1 } }], layers: 0, step: 0 }],
])('refuses %s', (_, state) => {
  expect(readHistoryState(state)).toBeUndefined();
});
