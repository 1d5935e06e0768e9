import { afterEach, expect, test, vi } from 'vitest';
import { forgetChoice, keepChoice, keptChoice, planFor } from './plan-choice';

const { kept } = vi.hoisted(() => ({ kept: new Map<string, string>() }));
vi.mock('../../platform/storage', () => ({
  readItem: (key: string) => kept.get(key),
  writeItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
}));
afterEach(() => kept.clear());

const plans = [
  { id: 'most', amount: 100, price: 15_000, cnt: 50 },
  { id: 'few', amount: 10, price: 2_000, cnt: 5 },
  { id: 'some', amount: 30, price: 5_000, cnt: 15 },
];

test.each([
  ['nobody needs any', 0, 'few'],
  ['so many are missing', 11, 'some'],
  ['a plan brings just what is missing', 30, 'some'],
  ['no plan brings enough', 500, 'most'],
])('nothing dearer than needed is chosen beforehand: %s', (_, missing, id) => {
  expect(planFor(plans, missing)?.id).toBe(id);
});

test('a choice is there again for the same order, and gone once it was bought', () => {
  keepChoice('some', 'o1');
  expect([keptChoice('o1'), keptChoice('o2'), keptChoice()]).toEqual(['some', undefined, undefined]);
  forgetChoice();
  expect(keptChoice('o1')).toBeUndefined();
});
