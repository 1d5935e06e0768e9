import { createTranslator, LOADABLE_LOCALES, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';

const MOST_CHARACTERS = 10;

test.each(LOADABLE_LOCALES)(
  'the title of one tap has ten characters at most (specification, section 9) in %s',
  async (locale) => {
    const t = createTranslator(locale, await loadTable(locale));
    expect([...t('one-tap.title')].length).toBeLessThanOrEqual(MOST_CHARACTERS);
  },
);
