import { expect, it } from 'vitest';
import { leadingZeroBits } from './challenge.ts';

it.each([
  [[0x80, 0], 0],
  [[0x01, 0], 7],
  [[0, 0x1f], 11],
  [[0, 0], 16],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});
