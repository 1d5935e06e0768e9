import { expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const fill = (text: string, ...args: Parameters<typeof fillPlaceholders>[1]): string =>
  fillPlaceholders(text, args, String);

it('takes strings and numbers in order', () => {
  expect(fill('%s: %d of %d', 'Ann', 1, 20)).toBe('Ann: 1 of 20');
});

it('takes a range from the last argument', () => {
  expect(fill('%s: %min to %max', 'Ann', { min: 4, max: 12 })).toBe('Ann: 4 to 12');
});

it('writes a doubled percent sign once', () => {
  expect(fill('%d%% of %s', 40, 'it')).toBe('40% of it');
});

it('leaves a placeholder without an argument as it is', () => {
  expect(fill('%s and %s', 'Ann')).toBe('Ann and %s');
});
