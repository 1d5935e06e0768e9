import { expect, test, vi } from 'vitest';
import { runSome, runSteps } from './run-steps.mjs';

test('what fails first is told, whatever ends well beside it and later', async () => {
  let endWell;
  const long = new Promise((resolve) => {
    endWell = () => resolve(0);
  });
  const ran = [];
  const works = [() => long, async () => 2, async () => ran.push('later') - 1, async () => endWell() ?? 0];
  expect(await runSome(2, works)).toBe(2);
  expect(ran).toEqual(['later']);
});

test('a slot that is free takes the next entry, and steps of one list follow each other', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const began = [];
  let endFirst;
  const first = new Promise((resolve) => {
    endFirst = () => resolve(0);
  });
  const step = (name, run) => ({ name, run: () => began.push(name) && run() });
  const outcomes = await runSteps(2, [
    [step('long', () => first), step('after the long one', async () => 0)],
    Promise.resolve(step('throws', () => Promise.reject(new Error('no')))),
    step('next', async () => endFirst() ?? 0),
  ]);
  expect(began).toEqual(['long', 'throws', 'next', 'after the long one']);
  expect(outcomes.map(({ step, code }) => [step.name, code])).toEqual([
    ['long', 0],
    ['after the long one', 0],
    ['throws', 1],
    ['next', 0],
  ]);
});
