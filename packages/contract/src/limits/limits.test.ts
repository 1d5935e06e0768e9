import { describe, expect, it } from 'vitest';
import { isIdNumber, isMainlandMobile, isPhoneTail, isVerificationCode } from './people-limits.ts';
import { canCompress, isAcceptedExtension } from './photo-limits.ts';

describe('isMainlandMobile', () => {
  it.each([
    ['13800138000', true],
    ['19912345678', true],
    ['12012345678', false],
    ['16612345678', false],
    ['1380013800', false],
    ['+8613800138000', false],
  ])('%s: %s', (phone, isMobile) => {
    expect(isMainlandMobile(phone)).toBe(isMobile);
  });
});

it('an ID number has 18 digits, the last of which may be X', () => {
  expect(
    ['110101199001011234', '11010119900101123X', '11010119900101123', 'X10101199001011234'].map(isIdNumber),
  ).toEqual([true, true, false, false]);
});

it('codes have six digits and phone tails four', () => {
  expect(['123456', '12345', '12345a'].map(isVerificationCode)).toEqual([true, false, false]);
  expect(['1234', '123', '12345'].map(isPhoneTail)).toEqual([true, false, false]);
});

it('png, jpg and gif are accepted; webp is not', () => {
  expect(['png', 'JPG', '.jpeg', 'gif', 'webp', ''].map(isAcceptedExtension)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('a gif is never compressed', () => {
  expect(['png', 'jpg', 'gif', '.GIF'].map(canCompress)).toEqual([true, true, false, false]);
});
