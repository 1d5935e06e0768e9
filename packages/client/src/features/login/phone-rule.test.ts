import { describe, expect, it } from 'vitest';
import { isPlausiblePhone } from './phone-rule';

describe('isPlausiblePhone', () => {
  it.each(['13800138000', '19912345678'])('takes the mainland number %s', (phone) => {
    expect(isPlausiblePhone('+86', phone)).toBe(true);
  });
  it.each(['1380013800', '12800138000', '23800138000', ''])('refuses the mainland number "%s"', (phone) => {
    expect(isPlausiblePhone('+86', phone)).toBe(false);
  });
  it('leaves the rules of other areas to the server', () => {
    expect(isPlausiblePhone('+65', '81234567')).toBe(true);
    expect(isPlausiblePhone('+65', '81')).toBe(false);
  });
});
