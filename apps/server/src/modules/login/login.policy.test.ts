import { describe, expect, it } from 'vitest';
import { canSendCode } from './login.policy.ts';

const limits = { codesPerPhone: 3, codesPerAddress: 5 };
const now = 1_000_000_000;

describe('canSendCode', () => {
  it('allows the first code', () => {
    expect(canSendCode({ lastSentAt: null, sentToPhone: 0, askedFromAddress: 0 }, limits, now)).toBe(true);
  });

  it('refuses a second code within 60 seconds and allows it then', () => {
    const history = { sentToPhone: 1, askedFromAddress: 1 };
    expect(canSendCode({ ...history, lastSentAt: now - 59_999 }, limits, now)).toBe(false);
    expect(canSendCode({ ...history, lastSentAt: now - 60_000 }, limits, now)).toBe(true);
  });

  it('refuses once the phone has had its share of the day', () => {
    expect(canSendCode({ lastSentAt: now - 90_000, sentToPhone: 3, askedFromAddress: 0 }, limits, now)).toBe(false);
  });

  it('refuses once the address has had its share of the day', () => {
    expect(canSendCode({ lastSentAt: null, sentToPhone: 0, askedFromAddress: 5 }, limits, now)).toBe(false);
  });
});
