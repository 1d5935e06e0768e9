import { expect, test } from 'vitest';
import { digitsOf, readWholeNumber } from './digits';

test.each([
  ['138 0013-８０００', '13800138000'],
  ['验证码：１２３ 456，勿告诉他人 7', '1234567'],
  ['١٣٨٠٠١٣٨٠٠٠', '13800138000'],
  ['۰۹۱۲ ۳۴۵', '0912345'],
  ['๑๒๓', '123'],
  ['no digits', ''],
])('the digits of “%s” are %s, in whichever script they are written', (text, digits) => {
  expect(digitsOf(text, 15)).toBe(digits);
});

test('no more digits than are asked for are taken', () => {
  expect(digitsOf('١٢٣٤٥٦٧', 6)).toBe('123456');
});

test.each([
  [' ١٩٩٠ ', 1990],
  ['1990', 1990],
  ['', undefined],
  ['12a', Number.NaN],
  ['-3', Number.NaN],
])('the whole number “%s” is %s', (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
