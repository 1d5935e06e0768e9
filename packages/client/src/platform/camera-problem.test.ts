import { expect, it } from 'vitest';
import { cameraProblemOf } from './camera-problem';

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['NotReadableError', 'busy'],
  ['SecurityError', 'insecure'],
  ['OverconstrainedError', 'constraints'],
  ['TypeError', 'unknown'],
  ['constructor', 'unknown'],
])('takes %s for %s', (name, problem) => {
  expect(cameraProblemOf({ name })).toBe(problem);
});

it('takes what is no error at all for an unknown one', () => {
  expect(cameraProblemOf(undefined)).toBe('unknown');
});
