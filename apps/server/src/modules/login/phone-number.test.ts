import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { maskPhoneNumber, parsePhoneNumber } from './phone-number.ts';

describe('parsePhoneNumber', () => {
  it.each([
    '13800138000',
    '14712345678',
    '15912345678',
    '16212345678',
    '16612345678',
    '17712345678',
    '18612345678',
    '19912345678',
  ])('takes the mainland mobile number %s', (phone) =>
    expect(parsePhoneNumber('+86', phone)?.e164).toBe(`+86${phone}`),
  );

  it.each(['1380013800', '138001380000', '12345678901', '16012345678', '01012345678', '4001234567', '1380013800a', ''])(
    'refuses the mainland number "%s"',
    (phone) => expect(parsePhoneNumber('+86', phone)).toBeNull(),
  );

  it('reads the same number with blanks and dashes', () => {
    expect(parsePhoneNumber('+86', '138-0013 8000')?.e164).toBe('+8613800138000');
  });

  it('takes valid numbers of other countries in E.164', () => {
    expect(parsePhoneNumber('+81', '090-1234-5678')).toEqual({
      e164: '+819012345678',
      area: '+81',
      national: '9012345678',
    });
    expect(parsePhoneNumber('+1', '2025550123')?.e164).toBe('+12025550123');
  });

  it('refuses numbers that are not valid in their country', () => {
    expect(parsePhoneNumber('+81', '123')).toBeNull();
    expect(parsePhoneNumber('+999', '13800138000')).toBeNull();
  });

  it.each([
    ['a fixed line', '+44', '2079460958'],
    ['a premium rate number', '+44', '9098790879'],
    ['a premium rate number', '+1', '9002345678'],
    ['a premium rate number', '+33', '891123456'],
    ['a shared cost number', '+49', '18012345'],
    ['a free number', '+1', '8002345678'],
    ['a pager', '+44', '7640123456'],
  ])('refuses %s, %s%s: it takes no short messages, or costs whoever sends one', (_kind, code, number) => {
    expect(parsePhoneNumber(code, number)).toBeNull();
    expect(parsePhoneNumberFromString(`${code}${number}`)?.isValid()).toBe(true);
  });
});

describe('maskPhoneNumber', () => {
  it('shows three digits ahead and four behind', () => expect(maskPhoneNumber('13800138000')).toBe('138****8000'));
  it('hides at least two digits of a short number', () => expect(maskPhoneNumber('1234567')).toBe('1**4567'));
});
