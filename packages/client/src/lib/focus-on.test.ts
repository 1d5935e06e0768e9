import { expect, test } from 'vitest';
import { focusOn } from './focus-on';

test('a wide photo is moved to the side of the face', () => {
  expect(focusOn({ x: 0.25, y: 0.4 }, 2)).toBe('0% 50%');
  expect(focusOn({ x: 0.6, y: 0.4 }, 2)).toBe('70% 50%');
});

test('a high photo is moved up to the face, and not beyond its edge', () => {
  expect(focusOn({ x: 0.5, y: 0.1 }, 0.5)).toBe('50% 0%');
});
