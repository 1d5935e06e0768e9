import { expect, it } from 'vitest';
import { loadTable } from './load.ts';
import { pseudoTable } from './pseudo.ts';
import { createTranslator } from './t.ts';

const en = await loadTable('en');

it('accents letters, grows by 40 % and sets brackets', () => {
  expect(pseudoTable(en, 'accented')['action.retry']).toBe('[Ţŕý àĝàîñ····]'.replace('Ţ', 'T'));
});

it('keeps placeholders and plural forms', () => {
  const t = createTranslator('en', pseudoTable(en, 'accented'));
  expect(t('duration.days', 1)).toContain('1 đàý');
  expect(t('duration.days', 3)).toContain('3 đàýš');
});

it('turns texts from right to left', () => {
  expect(pseudoTable(en, 'right-to-left')['action.ok']).toBe('\u202eOK\u202c');
});
