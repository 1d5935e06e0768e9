import { expect, test } from 'vitest';
import { runSome } from './run-lanes.mjs';

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
