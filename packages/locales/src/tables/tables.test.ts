import { CLIENT_ERROR, ERROR, LOCALES, POSTING_KINDS } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { checkTable } from '../check.ts';
import { LOADABLE_LOCALES, loadAreas, loadTable } from '../load.ts';
import type { Text } from '../text.ts';

const source = await loadTable('zh-Hans');
const en = await loadTable('en');

it.each(Object.keys(LOCALES))('%s has a table', (locale) => {
  expect(LOADABLE_LOCALES, `${locale}: no line in load.ts`).toContain(locale);
});

describe.each(LOADABLE_LOCALES)('%s', (locale) => {
  it('is whole', async () => {
    const faults = checkTable(locale, await loadTable(locale), source, en);
    expect(faults.map((fault) => `${fault.locale}  ${fault.key}  ${fault.why}`)).toEqual([]);
  });

  it('has a word of its own for each kind of posting', async () => {
    const table = await loadTable(locale);
    expect(new Set(POSTING_KINDS.map((kind) => table[`money.kind-${kind}`])).size).toBe(POSTING_KINDS.length);
  });

  it.each(AREAS)('its area %s has the keys of the source’s', async (area) => {
    const [own, sources] = await Promise.all([loadAreas(locale, [area]), loadAreas('zh-Hans', [area])]);
    expect(Object.keys(own).sort()).toEqual(Object.keys(sources).sort());
  });
});

it('a key stands in one area', async () => {
  const areas = await Promise.all(AREAS.map((area) => loadAreas('zh-Hans', [area])));
  const keys = areas.flatMap((texts) => Object.keys(texts));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it.each(Object.entries({ ...ERROR, ...CLIENT_ERROR }))('error %s (%i) has a text', (_name, id) => {
  expect(Object.keys(source)).toContain(`error.${id}`);
});

it('keys are page.thing', () => {
  const wrong = Object.keys(source).filter((key) => !/^[a-z][a-z0-9-]*(\.[a-zA-Z0-9-]+)+$/.test(key));
  expect(wrong).toEqual([]);
});

it('source texts take their arguments in order, none by number', () => {
  const forms = Object.values<string | { readonly other: string }>(source);
  const numbered = forms.filter((text) => /%\d/.test(typeof text === 'string' ? text : text.other));
  expect(numbered).toEqual([]);
});

it.each([
  ['ja', /撮る人|撮影者/, 'whoever is in the picture is 写る人'],
  ['en', /\bsquare\b/i, 'what is shown to all is the community'],
  ['ru', /площад/i, 'what is shown to all is the community'],
] as const)('in %s no text says %s: %s', async (locale, word, _why) => {
  expect(Object.entries(await loadTable(locale)).filter(([, text]) => word.test(JSON.stringify(text)))).toEqual([]);
});

it('what is said never to be public is the photo that was uploaded, whatever is published', () => {
  const promises = Object.values<Text>(source).filter((text) => JSON.stringify(text).includes('不会公开'));
  expect(promises).toEqual([expect.stringContaining('上传的原片不会公开')]);
});

it.each(['add-face.consent-delete-text', 'avatar.delete-text', 'photo.deleted-until'] as const)(
  'a deletion that can be undone says for how long: %s',
  (key) => expect(JSON.stringify(source[key])).toMatch(/%[ds].*内.*(撤销|放回来)/),
);
