import { expect, test } from 'vitest';
import { createSharedRuns } from './shared-runs.ts';

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun += 1;
    return promise;
  };
  return { work, end: resolve, fail: reject, begun: () => begun };
}

test('the same name asked for twice runs once', async () => {
  const runs = createSharedRuns(2);
  const one = held();
  const both = [runs.run('a', one.work), runs.run('a', one.work)];
  one.end();
  await Promise.all(both);
  expect(one.begun()).toBe(1);
});

test('what is over the width waits for a turn, also behind a failure', async () => {
  const runs = createSharedRuns(1);
  const [one, two] = [held(), held()];
  const first = runs.run('a', one.work);
  const second = runs.run('b', two.work);
  expect([one.begun(), two.begun()]).toEqual([1, 0]);
  one.fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  two.end();
  await second;
  expect(two.begun()).toBe(1);
});

test('after a failure the name can be taken again', async () => {
  const runs = createSharedRuns(1);
  await expect(runs.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(runs.run('a', async () => undefined)).resolves.toBeUndefined();
});
