import { expect, test } from 'vitest';
import { isIdNumber } from './id-number.ts';

const NOW = Date.UTC(2026, 10, 24);

test.each([
  ['11010519491231002X', true],
  ['440524188001010014', false],
  ['110101199003074258', true],
  ['110101199003074259', false],
  ['11010519491231002x', false],
  ['110105194912310021', false],
  ['110105194902310021', false],
  ['11010519491231002', false],
  ['1101051949123100２X', false],
  ['', false],
])('%s: %s', (number, is) => {
  expect(isIdNumber(number, NOW)).toBe(is);
});

test('nobody was born on a day that never was, or tomorrow', () => {
  const withCheck = (body: string) => [...'0123456789X'].filter((last) => isIdNumber(`${body}${last}`, NOW));
  expect(withCheck('11010519900307001')).toHaveLength(1);
  expect(withCheck('11010520000229001')).toHaveLength(1);
  expect(withCheck('11010520010229001')).toEqual([]);
  expect(withCheck('11010520261125001')).toEqual([]);
  expect(withCheck('11010520261301001')).toEqual([]);
});
