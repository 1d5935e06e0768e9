import { expect, test } from 'vitest';
import { findUnknown } from './find-unknown.ts';

const known = new Set(['KINORA_PORT', 'KINORA_DATABASE_URL', 'KINORA_DATABASE_POOL']);

test.each([
  ['KINORA_PROT', 'KINORA_PORT'],
  ['KINORA_DATABASE', 'KINORA_DATABASE_URL'],
  ['KINORA_DATABASE_POOL_SIZE', 'KINORA_DATABASE_POOL'],
])('%s is told with %s', (name, closest) => {
  expect(findUnknown(known, { [name]: '1' })).toEqual([{ name, closest }]);
});

test('what is known, what is of tests and what is not ours is none of it', () => {
  expect(findUnknown(known, { KINORA_PORT: '1', KINORA_TEST_FAULT: 'x', PATH: '/bin' })).toEqual([]);
});
