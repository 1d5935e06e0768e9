import { isLocaleCode, LOCALES } from '@kinora/contract';
import { createTranslator, isLoadableLocale, loadTable } from '@kinora/locales';
import { promiseOf, recipeOf, understand } from '@kinora/studio/custom';
import { describe, expect, it } from 'vitest';

const KEYS = ['custom.placeholder', 'custom.example-1', 'custom.example-2', 'custom.example-3'] as const;

describe.each(Object.keys(LOCALES).filter(isLocaleCode).filter(isLoadableLocale))('%s', (locale) => {
  it.each(KEYS)('%s names nothing but what the studio draws', async (key) => {
    const text = createTranslator(locale, await loadTable(locale))(key);
    const understood = understand(text, locale);
    const { drawn, tooMany, notPossible } = promiseOf(recipeOf(understood, [], 4), { isStudio: true });
    expect({ tooMany, notPossible, unknown: understood.unknown, text }).toEqual({
      tooMany: [],
      notPossible: [],
      unknown: [],
      text,
    });
    expect(drawn.length).toBeGreaterThan(1);
  });
});
