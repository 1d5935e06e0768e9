import { expect, test } from 'vitest';
import { returnedCode } from './returned-code';

test.each([
  ['{"code":1000,"subCode":"Z5120"}', 1000],
  ['{"code":1003,"reason":"left"}', 1003],
  ['{"code":"2003"}', 2003],
  ['{"code":2002}', 2002],
  ['{"code":7}', 1000],
  ['null', 1000],
  ['not JSON', 1000],
  [undefined, 1000],
])('%s is %i', (response, code) => {
  expect(returnedCode(response)).toBe(code);
});
