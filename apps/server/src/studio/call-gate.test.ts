import { expect, test } from 'vitest';
import { CallGate } from './call-gate.ts';

function scene() {
  const gate = new CallGate();
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    events.push(`${name} ends`);
  };
  const turns = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await turns();
  };
  return { gate, events, work, end, turns };
}

test('calls run side by side', async () => {
  const { gate, events, work, end } = scene();
  const both = [gate.together(work('a')), gate.together(work('b'))];
  await end('b');
  await end('a');
  await Promise.all(both);
  expect(events).toEqual(['a begins', 'b begins', 'b ends', 'a ends']);
});

test('one that runs alone waits for those before it and holds up those after it', async () => {
  const { gate, events, work, end, turns } = scene();
  const all = [gate.together(work('a')), gate.alone(work('b')), gate.together(work('c')), gate.alone(work('d'))];
  await turns();
  expect(events).toEqual(['a begins']);
  for (const name of ['a', 'b', 'd', 'c']) await end(name);
  await Promise.all(all);
  const expected = ['a', 'b', 'd', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  expect(events).toEqual(expected);
});

test('one that fails alone lets the others pass', async () => {
  const { gate } = scene();
  await expect(gate.alone(() => Promise.reject(new Error('it died')))).rejects.toThrow('it died');
  await expect(gate.together(async () => 1)).resolves.toBe(1);
});
