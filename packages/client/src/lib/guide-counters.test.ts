// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { countGuide, guideCounters, readCounters } from './guide-counters';

test('the guide counts from nothing, and keeps what it counted on the device', () => {
  expect(guideCounters.get()).toEqual({ visit: 0, avatar: 0, shooting: 0 });
  countGuide(['visit', 'shooting']);
  countGuide(['visit']);
  expect(guideCounters.get()).toEqual({ visit: 2, avatar: 0, shooting: 1 });
  expect(readCounters(localStorage.getItem('kinora.guide') ?? undefined)).toEqual(guideCounters.get());
});

test('what somebody else wrote there counts from nothing', () => {
  expect(readCounters('yes')).toEqual({ visit: 0, avatar: 0, shooting: 0 });
});
