import { describe, expect, it } from 'vitest';
import { judgeCodeRequest, mayEnter, mayEnterOfOthers } from './login.policy.ts';

const limits = { codesPerPhone: 10, codesPerAddress: 50, codesPerSubnet: 300, codesPerDay: 5000 };
const now = 1_000_000_000;
const longAgo = now - 3_600_000;
const none = { lastSentAt: null, count: 0 };
const some = (count: number, lastSentAt = longAgo) => ({ lastSentAt, count });
const quiet = { own: none, phone: none, asked: 0, subnet: 0, strangers: 0, all: 0, wrong: 0 };
const judge = (history: Partial<typeof quiet | { own: object; phone: object }>, isKnown = false) =>
  judgeCodeRequest({ ...quiet, ...history } as typeof quiet, limits, isKnown, now);

describe('judgeCodeRequest', () => {
  it.each([
    ['sends the first code', {}, 'send'],
    ['refuses whoever asked within 60 seconds', { own: some(1, now - 59_999), phone: some(1), asked: 1 }, 'refuse'],
    ['sends after 60 seconds', { own: some(1, now - 60_000), phone: some(1, now - 60_000), asked: 1 }, 'send'],
    ['refuses whoever had their share of the number', { own: some(10), phone: some(10), asked: 10 }, 'refuse'],
    ['refuses an address that had its share of all numbers', { asked: 50 }, 'refuse'],
    ['has one more for an address that asked for none', { phone: some(99) }, 'challenge'],
    ['refuses an address its second one then', { own: some(1), phone: some(30), asked: 1 }, 'refuse'],
    ['refuses strangers of a number that had its share', { phone: some(100) }, 'refuse'],
    ['challenges when another asked just now', { phone: some(1, now - 1) }, 'challenge'],
    ['challenges a hot number', { phone: some(3) }, 'challenge'],
    ['challenges a hot address', { asked: 25 }, 'challenge'],
    ['challenges a hot subnet', { subnet: 150 }, 'challenge'],
    ['challenges everybody on a day of many wrong codes', { wrong: 500 }, 'challenge'],
    ['leaves a fifth of the day to known devices', { strangers: 4000, all: 4000 }, 'refuse'],
    ['sends up to that', { strangers: 3999, all: 4999 }, 'send'],
  ])('%s', (_name, history, outcome) => {
    expect(judge(history).outcome).toBe(outcome);
  });

  it('does not count what others asked for against a known device', () => {
    const crowded = { phone: some(500, now - 1), subnet: 900, strangers: 4000, all: 4999, wrong: 900 };
    expect(judge(crowded, true)).toEqual({ outcome: 'send' });
  });

  it('refuses a known device that had its own share', () => {
    expect(judge({ own: some(10), phone: some(10), asked: 10 }, true).outcome).toBe('refuse');
  });

  it('says whether the minute, the network, the day or whoever asks had too many', () => {
    const reasons = [
      { own: some(1, now - 1) },
      { own: some(10) },
      { asked: 50 },
      { own: some(1), phone: some(30) },
      { subnet: 300 },
      { strangers: 1, all: 5000 },
    ].map((history) => judge(history));
    expect(reasons.map((verdict) => 'because' in verdict && verdict.because)).toEqual([
      'too often',
      'share',
      'network',
      'share',
      'network',
      'used up',
    ]);
    expect(judge({ all: 5000 }, true)).toEqual({ outcome: 'refuse', because: 'used up' });
  });

  it('asks for more work the more strangers had', () => {
    const bits = [9, 10, 20, 30, 40, 99].map((count) => {
      const verdict = judge({ phone: some(count) });
      return verdict.outcome === 'challenge' && verdict.bits;
    });
    expect(bits).toEqual([15, 17, 18, 19, 20, 20]);
  });
});

it('a stranger enters codes until an address, a subnet or, at those of others, everybody was wrong too often', () => {
  const wrong = { address: 29, subnet: 99, ofOthers: 99 };
  expect(mayEnter(wrong) && mayEnterOfOthers(wrong)).toBe(true);
  expect(mayEnter({ ...wrong, address: 30 }) || mayEnter({ ...wrong, subnet: 100 })).toBe(false);
  expect(mayEnterOfOthers({ ...wrong, ofOthers: 100 })).toBe(false);
});
