import { expect, test } from 'vitest';
import { estimateEnd, isLate, runOn, type TimeLeft } from './time-left';

/** What is shown second by second while estimates come in every 2.5 seconds, the last one again once they are over. */
function shownOver(estimates: readonly number[], seconds: number) {
  const shown: { seconds: number; isLonger: boolean }[] = [];
  let left: TimeLeft | undefined;
  let taken = 0;
  for (let at = 0; at <= seconds * 1000; at += 500) {
    if (at % 2500 === 0 && taken < estimates.length) left = estimateEnd(left, estimates[taken++] ?? 0, at);
    if (!left) continue;
    left = runOn(left, at);
    shown.push({ seconds: left.shownS, isLonger: left.isLonger });
  }
  return shown;
}

test('counts down in calm steps', () => {
  const shown = shownOver([47], 50).map(({ seconds }) => seconds);
  expect([...new Set(shown)]).toEqual([50, 40, 30, 20, 15, 10, 5, 0]);
  expect(shownOver([150], 150).map(({ seconds }) => seconds)[0]).toBe(180);
});

test('never rises, however the estimates swing', () => {
  const swings = [40, 22, 55, 30, 48, 20, 35, 12, 31, 8, 20, 4];
  const shown = shownOver(swings, 45).map(({ seconds }) => seconds);
  expect(shown).toEqual([...shown].sort((a, b) => b - a));
  expect(new Set(shown).size).toBeGreaterThan(4);
});

test('keeps running through an estimate that only wavers', () => {
  const before = estimateEnd(undefined, 10, 0);
  expect(estimateEnd(before, 11, 1000)).toBe(before);
});

test('believes half of a change at once', () => {
  expect(estimateEnd(estimateEnd(undefined, 20, 0), 9, 1000).endsAtMs).toBe(15_000);
});

test('says that it takes longer in place of a larger number, until what is shown is true again', () => {
  const shown = shownOver([10, 30, 40, 40], 50);
  const [first, last] = [shown[0], shown.at(-1)];
  expect(first).toEqual({ seconds: 10, isLonger: false });
  expect(shown.filter(({ isLonger }) => isLonger).every(({ seconds }) => seconds <= 10)).toBe(true);
  expect(shown.some(({ isLonger }) => isLonger)).toBe(true);
  expect(last).toEqual({ seconds: 0, isLonger: false });
});

test('does not go on promising an end that is long past', () => {
  const left = estimateEnd(undefined, 10, 0);
  expect(isLate(left, 12_000, 8)).toBe(false);
  expect(isLate(left, 20_000, 8)).toBe(true);
  expect(isLate(left, 20_000, 15)).toBe(false);
});
