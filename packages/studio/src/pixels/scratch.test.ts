import { expect, it } from 'vitest';
import { ScratchBuffers } from './scratch.ts';

const createBuffers = () => new ScratchBuffers((length) => new Float32Array(length));

it('keeps nothing of what a buffer held, and lends it again', () => {
  const buffers = createBuffers();
  const first = buffers.take(4).fill(7);
  buffers.give(first);
  expect([...first]).toEqual([0, 0, 0, 0]);
  expect(buffers.take(4)).toBe(first);
});

it('never lends one twice at a time, nor of another length', () => {
  const buffers = createBuffers();
  const first = buffers.take(4);
  expect(buffers.take(4)).not.toBe(first);
  buffers.give(first);
  expect(buffers.take(5)).not.toBe(first);
});

it('keeps the larger one, and none of an enlarged photo', () => {
  const buffers = createBuffers();
  const [small, large, huge] = [buffers.take(4), buffers.take(5), buffers.take(4_000_000)];
  for (const buffer of [huge, large, small]) buffers.give(buffer);
  expect(buffers.take(4)).not.toBe(small);
  expect(buffers.take(5)).toBe(large);
  expect(buffers.take(4_000_000)).not.toBe(huge);
});
