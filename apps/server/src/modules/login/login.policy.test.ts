import { describe, expect, it } from 'vitest';
import { judgeCodeRequest } from './login.policy.ts';

const limits = { codesPerPhone: 10, codesPerAddress: 50 };
const now = 1_000_000_000;
const longAgo = now - 3_600_000;
const none = { lastSentAt: null, count: 0 };
const some = (count: number, lastSentAt = longAgo) => ({ lastSentAt, count });

describe('judgeCodeRequest', () => {
  it.each([
    ['sends the first code', { own: none, phone: none, asked: 0 }, 'send'],
    ['refuses whoever asked within 60 seconds', { own: some(1, now - 59_999), phone: some(1), asked: 1 }, 'refuse'],
    ['sends after 60 seconds', { own: some(1, now - 60_000), phone: some(1, now - 60_000), asked: 1 }, 'send'],
    ['refuses whoever had their share of the number', { own: some(10), phone: some(10), asked: 10 }, 'refuse'],
    ['refuses an address that had its share of all numbers', { own: none, phone: none, asked: 50 }, 'refuse'],
    ['has one more for an address that asked for none', { own: none, phone: some(99), asked: 0 }, 'challenge'],
    ['refuses an address its second one then', { own: some(1), phone: some(30), asked: 1 }, 'refuse'],
    ['refuses strangers of a number that had its share', { own: none, phone: some(100), asked: 0 }, 'refuse'],
    ['challenges when another asked just now', { own: none, phone: some(1, now - 1), asked: 0 }, 'challenge'],
    ['challenges a hot number', { own: none, phone: some(3), asked: 0 }, 'challenge'],
    ['challenges a hot address', { own: none, phone: none, asked: 25 }, 'challenge'],
  ])('%s', (_name, history, outcome) => {
    expect(judgeCodeRequest(history, limits, false, now).outcome).toBe(outcome);
  });

  it('does not count what others asked for against a known device', () => {
    const crowded = { own: none, phone: some(500, now - 1), asked: 0 };
    expect(judgeCodeRequest(crowded, limits, true, now)).toEqual({ outcome: 'send' });
  });

  it('refuses a known device that had its own share', () => {
    expect(judgeCodeRequest({ own: some(10), phone: some(10), asked: 10 }, limits, true, now).outcome).toBe('refuse');
  });

  it('asks for more work the more strangers had', () => {
    const bits = [9, 10, 20, 30, 40, 99].map((count) => {
      const verdict = judgeCodeRequest({ own: none, phone: some(count), asked: 0 }, limits, false, now);
      return verdict.outcome === 'challenge' && verdict.bits;
    });
    expect(bits).toEqual([15, 17, 18, 19, 20, 20]);
  });
});
