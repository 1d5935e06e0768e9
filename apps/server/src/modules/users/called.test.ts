import { LOCALES } from '@kinora/contract';
import { LOADABLE_LOCALES } from '@kinora/locales';
import { expect, it } from 'vitest';
import { nameOf } from './called.ts';

const given = { nick: '4821', is_nick_given: true };

it.each(LOADABLE_LOCALES)(
  'who took no name is called in %s as its readers speak, unlike the operator',
  async (locale) => {
    const name = await nameOf(given, locale);
    expect(name).toMatch(/^.+4821$/u);
    expect(name).not.toMatch(/kinora/i);
    expect(name.length).toBeLessThanOrEqual(20);
    // A client says its language by a number.
    expect(await nameOf(given, String(LOCALES[locale].number))).toBe(name);
  },
);

it('a name of before, in the language of who came then, is read in that of who reads it; one that was taken stays', async () => {
  expect(await nameOf({ nick: '新朋友4821', is_nick_given: true }, 'de')).toBe('Neuling 4821');
  expect(await nameOf({ nick: '新朋友4821', is_nick_given: false }, 'de')).toBe('新朋友4821');
});
