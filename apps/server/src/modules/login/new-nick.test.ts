import { LOADABLE_LOCALES } from '@kinora/locales';
import { expect, it } from 'vitest';
import { newNick } from './new-nick.ts';

it.each(LOADABLE_LOCALES)('a new account in %s is called in its language, unlike the operator', async (locale) => {
  const nick = await newNick(locale);
  expect(nick).toMatch(/^.+\d{4}$/u);
  expect(nick).not.toMatch(/kinora/i);
  expect(nick.length).toBeLessThanOrEqual(20);
});
