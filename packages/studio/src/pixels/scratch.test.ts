import { expect, it } from 'vitest';
import { ScratchBuffers } from './scratch.ts';

const createBuffers = () => new ScratchBuffers((length) => new Float32Array(length));

it('lends a buffer again, cleared', () => {
  const buffers = createBuffers();
  const first = buffers.take(4).fill(7);
  buffers.give(first);
  const again = buffers.take(4);
  expect(again).toBe(first);
  expect([...again]).toEqual([0, 0, 0, 0]);
});

it('never lends one twice at a time, nor of another length', () => {
  const buffers = createBuffers();
  const first = buffers.take(4);
  expect(buffers.take(4)).not.toBe(first);
  buffers.give(first);
  expect(buffers.take(5)).not.toBe(first);
});

it('keeps two, and none of an enlarged photo', () => {
  const buffers = createBuffers();
  const [oldest, ...newer] = [buffers.take(1), buffers.take(1), buffers.take(1)] as const;
  for (const buffer of [oldest, ...newer]) buffers.give(buffer);
  expect([buffers.take(1), buffers.take(1), buffers.take(1)]).not.toContain(oldest);
  const large = buffers.take(4_000_000);
  buffers.give(large);
  expect(buffers.take(4_000_000)).not.toBe(large);
});
