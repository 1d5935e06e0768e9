import type { Face } from '@kinora/contract';
import { expect, test } from 'vitest';
import { showsOnlyMe } from './shows-only-me';

const known = [
  { id: 'mine', relation: 'me' },
  { id: 'theirs', relation: 'friend' },
  { id: 'sample', relation: 'sample' },
] as Face[];

test.each([
  ['of the user', ['mine'], true],
  ['of a friend', ['theirs'], false],
  ['of the user with a friend', ['mine', 'theirs'], false],
  ['of the sample', ['sample'], false],
  ['of a face that was deleted', ['gone'], false],
  ['of nobody that is known', [], false],
])('a photo %s', (_of, ids, isOnlyMe) => {
  expect(showsOnlyMe({ faces: ids.map((id) => ({ id })) }, known)).toBe(isOnlyMe);
});
