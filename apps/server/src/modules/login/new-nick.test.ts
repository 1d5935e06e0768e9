import { LOCALES } from '@kinora/contract';
import { LOADABLE_LOCALES } from '@kinora/locales';
import { expect, it } from 'vitest';
import { newNick } from './new-nick.ts';

it('a client says its language by a number, and a new account is called in that one', async () => {
  for (const locale of LOADABLE_LOCALES) {
    const [byCode, byNumber] = await Promise.all([newNick(locale), newNick(String(LOCALES[locale].number))]);
    expect(byNumber.replace(/\d+/, '')).toBe(byCode.replace(/\d+/, ''));
  }
});

it.each(LOADABLE_LOCALES)('a new account in %s is called in its language, unlike the operator', async (locale) => {
  const nick = await newNick(locale);
  expect(nick).toMatch(/^.+\d{4}$/u);
  expect(nick).not.toMatch(/kinora/i);
  expect(nick.length).toBeLessThanOrEqual(20);
});
