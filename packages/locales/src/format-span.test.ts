import { describe, expect, it } from 'vitest';
import { formatDuration, formatRelativeDay } from './format-span.ts';
import { loadTable } from './load.ts';
import { createTranslator } from './t.ts';

const t = createTranslator('en', await loadTable('en'));

describe('formatDuration', () => {
  it.each([
    [0, '0 seconds'],
    [3.2, '4 seconds'],
    [59.5, '1 minute'],
    [61, '2 minutes'],
    [3600, '1 hour'],
    [90_000, '2 days'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatDuration(t, seconds)).toBe(text);
  });
});

describe('formatRelativeDay', () => {
  const now = new Date(2026, 2, 30, 0, 10).getTime();

  it.each([
    [new Date(2026, 2, 30, 23, 59), 'Today'],
    [new Date(2026, 2, 29, 23, 59), 'Yesterday'],
    [new Date(2026, 2, 31, 0, 1), 'Tomorrow'],
    [new Date(2026, 2, 27, 12), '3 days ago'],
    [new Date(2026, 2, 20), undefined],
  ])('%s is %s', (time, text) => {
    expect(formatRelativeDay(t, time.getTime(), now)).toBe(text);
  });
});
