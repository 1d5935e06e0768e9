import { expect, it } from 'vitest';
import { checkTable } from './check.ts';

const source = { a: '照片', b: '%s 的 %d 张', c: { other: '%d 天' }, d: '%min 到 %max', e: { other: '%d 人：%s' } };
const english = {
  ...{ a: 'Photos', b: '%s: %d', c: { one: '%d day', other: '%d days' }, d: '%min to %max' },
  e: { one: '%d person: %s', other: '%d people: %s' },
};
const german = {
  ...{ a: 'Fotos', b: '%2 von %1', c: { one: 'ein Tag', other: '%d Tage' }, d: '%min bis %max' },
  e: { one: 'Eine Person: %2', other: '%d Personen: %s' },
};

const whys = (...args: Parameters<typeof checkTable>): string[] => checkTable(...args).map((f) => `${f.key} ${f.why}`);
const ofGerman = (change: Parameters<typeof checkTable>[1]): string[] =>
  whys('de', { ...german, ...change }, source, english);

it('finds nothing in a whole table', () => {
  expect(ofGerman({})).toEqual([]);
});

it('names the locale, the key and the reason', () => {
  const { a: _a, ...rest } = german;
  expect(checkTable('de', rest, source, english)).toEqual([{ locale: 'de', key: 'a', why: 'is missing' }]);
});

it.each([
  [{ z: 'zu viel' }, 'z is not a key of zh-Hans'],
  [{ a: 'Photos' }, 'a equals English (“Photos”)'],
  [{ a: ' Fotos' }, 'a other: begins or ends with a blank'],
  [{ a: 'Fotos...' }, 'a other: has three dots instead of …'],
  [{ a: '' }, 'a other: is empty'],
  [{ b: '%s von' }, 'b other: lacks %d'],
  [{ b: '%d von %s' }, 'b other: has %d %s where the source has %s %d; number them'],
  [{ b: '%1 von %s %d' }, 'b other: mixes %1 with %s or %d'],
  [{ c: 'Tage' }, 'c needs plural forms'],
  [{ c: { other: '%d Tage' } }, 'c lacks the plural form “one”'],
  [{ c: { one: '%d Tag', few: '%d Tage', other: '%d Tage' } }, 'c has a needless form “few”'],
  [{ c: { one: 'ein Tag', other: 'Tage' } }, 'c other: lacks %d'],
  [
    { e: { one: 'Eine Person: %s', other: '%d Personen: %s' } },
    'e one: has %s where the source has %d %s; number them',
  ],
  [{ d: '%min bis %d' }, 'd other: lacks %max'],
  [{ a: '50% Fotos' }, 'a other: has a % that is no placeholder; write %%'],
])('finds the fault in %o', (change, why) => {
  expect(ofGerman(change as Parameters<typeof checkTable>[1])).toContain(why);
});

it.each([
  ['ar', 'Photos!'],
  ['th', 'Photos!'],
  ['ko', '写真'],
] as const)('%s texts are in their own script', (locale, text) => {
  expect(whys(locale, { a: text }, source, english)).toContain('a other: is in another script');
});

it('finds Simplified characters in Traditional texts', () => {
  expect(whys('zh-Hant', { a: '这些照片' }, source, english)).toContain('a other: has the Simplified character 这');
});

it.each([
  ['zh-Hant', '這段視頻', 'a other: has the mainland’s word 視頻'],
  ['fr', 'Quelle photo ?', 'a other: has a plain blank beside : ; ? ! % or « »'],
  ['es', 'Qué foto?', 'a other: has no ¿ or ¡ at its beginning'],
] as const)('%s: “%s” is not how it is written there', (locale, text, why) => {
  expect(whys(locale, { a: text }, source, english)).toContain(why);
});
