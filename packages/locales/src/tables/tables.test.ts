import { CLIENT_ERROR, ERROR, LOCALES, type LocaleCode } from '@kinora/contract';
import { describe, expect, it } from 'vitest';
import { checkTable } from '../check.ts';
import { TABLE_LOADERS } from '../load.ts';
import en from './en.ts';
import { TABLES } from './index.ts';
import source from './zh-Hans.ts';

const ALL_LOCALES: readonly string[] = Object.keys(LOCALES);

describe('completeness', () => {
  it.each(ALL_LOCALES)('%s has a table', (locale) => {
    expect(Object.keys(TABLES), `${locale}: no table in tables/index.ts`).toContain(locale);
    expect(Object.keys(TABLE_LOADERS), `${locale}: no line in load.ts`).toContain(locale);
  });
});

describe.each(Object.entries(TABLES))('%s', (locale, table) => {
  it('is whole', () => {
    const faults = checkTable(locale as LocaleCode, table, source, en);
    expect(faults.map((fault) => `${fault.locale}  ${fault.key}  ${fault.why}`)).toEqual([]);
  });
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
