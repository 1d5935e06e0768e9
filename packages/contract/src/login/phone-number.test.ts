import { expect, it } from 'vitest';
import { isMainlandMobile } from './phone-number.ts';

it.each([
  ['13800138000', true],
  ['19912345678', true],
  ['12012345678', false],
  ['16612345678', true],
  ['1380013800', false],
  ['138001380001', false],
  ['+8613800138000', false],
])('%s is a mainland mobile: %s', (phone, isMobile) => {
  expect(isMainlandMobile(phone)).toBe(isMobile);
});
