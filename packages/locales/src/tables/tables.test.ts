import { CLIENT_ERROR, ERROR, LOCALES, POSTING_KINDS } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { checkTable } from '../check.ts';
import { LOADABLE_LOCALES, loadAreas, loadTable } from '../load.ts';

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
