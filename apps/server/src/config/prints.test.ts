import { expect, test } from 'vitest';
import { printsSchema, SANDBOX_PRINTS } from './prints.ts';

const size = { id: '10x15', width: 102, height: 152, price: 290 };

test('who tells sizes alone prints on glossy paper, for China, and sends it for nothing', () => {
  expect(printsSchema.parse({ sizes: [size] })).toEqual({
    ...{ sizes: [size], papers: [{ id: 'glossy', surcharge: 0 }], shipping: 0, countries: ['CN'] },
    ...{ receiveDays: 10, completeDays: 7, fileDays: 30 },
  });
  expect(printsSchema.parse({ sizes: [] }).sizes).toEqual([]);
});

test.each([
  { sizes: [size, size] },
  { sizes: [{ ...size, width: 200 }] },
  { sizes: [{ ...size, price: 0 }] },
  { sizes: [{ ...size, height: 2_000 }] },
  { sizes: [size], papers: [{ id: 'foil', surcharge: 0 }] },
  { sizes: [size], countries: ['China'] },
  { sizes: [size], filedays: -1 },
])('%j is refused', (told) => {
  expect(printsSchema.safeParse(told).success).toBe(false);
});

test('what the sandbox offers, an operator could', () => {
  const { receiveDays: receivedays, completeDays: completedays, fileDays: filedays, ...offer } = SANDBOX_PRINTS;
  expect(printsSchema.parse({ ...offer, receivedays, completedays, filedays })).toEqual(SANDBOX_PRINTS);
});
