import { afterEach, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

afterEach(() => void vi.useRealTimers());

const quiet = { onWaiting: () => undefined };

/** Something that runs until it is told to end. */
function job() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const started = vi.fn(() => promise);
  return { run: started, end: resolve };
}

test('so many run at once, the next one when one has ended', async () => {
  const turns = new Turns(2);
  const jobs = [job(), job(), job()];
  const all = jobs.map(({ run }) => turns.take(run, quiet));
  await Promise.resolve();
  expect(jobs.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0]);
  jobs[0]?.end();
  await all[0];
  await vi.waitFor(() => expect(jobs[2]?.run).toHaveBeenCalledOnce());
  for (const { end } of jobs) end();
  await Promise.all(all);
});

test('whoever comes with one run waits for one of each owner, and those of one run in the order of their coming', async () => {
  const turns = new Turns(1);
  const ran: string[] = [];
  const take = (owner: string, name: string, signal?: AbortSignal) =>
    turns.take(async () => void ran.push(name), { owner, signal });
  const abort = new AbortController();
  const given = take('z', 'z1');
  const all = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1'), take('a', 'a4'), take('c', 'c1')];
  const left = take('d', 'd1', abort.signal);
  abort.abort(new Error('given up'));
  await expect(left).rejects.toThrow('given up');
  await Promise.all([given, ...all]);
  expect(ran).toEqual(['z1', 'a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
});

test('one that fails gives its turn on', async () => {
  const turns = new Turns(1);
  await expect(turns.take(() => Promise.reject(new Error('fell over')), quiet)).rejects.toThrow('fell over');
  await expect(turns.take(async () => 'made', quiet)).resolves.toBe('made');
});

test('one that is given up while it waits never runs, and takes no turn away', async () => {
  const turns = new Turns(1);
  const [first, second] = [job(), job()];
  const running = turns.take(first.run, quiet);
  const abort = new AbortController();
  const waiting = turns.take(second.run, { ...quiet, signal: abort.signal });
  abort.abort(new Error('given up'));
  await expect(waiting).rejects.toThrow('given up');
  first.end();
  await running;
  await expect(turns.take(async () => 'made', quiet)).resolves.toBe('made');
  expect(second.run).not.toHaveBeenCalled();
});

test('whoever waits says that it is alive', async () => {
  vi.useFakeTimers();
  const turns = new Turns(1);
  const first = job();
  const running = turns.take(first.run, quiet);
  const onWaiting = vi.fn();
  const waiting = turns.take(async () => undefined, { onWaiting });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onWaiting).toHaveBeenCalledTimes(3);
  first.end();
  await Promise.all([running, waiting]);
});
