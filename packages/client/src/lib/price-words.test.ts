import { createTranslator, loadTable } from '@kinora/locales';
import { expect, test } from 'vitest';
import { priceWords } from './price-words';

const t = createTranslator('en', await loadTable('en'));

test('where kept photos cost gold cards, only the shooting is said to be free, and what a photo costs', () => {
  expect(priceWords(t, 0)).toMatchObject({ fact: { label: 'Price', value: 'Free' }, note: undefined });
  const { fact, note } = priceWords(t, 2);
  expect(fact).toMatchObject({ label: 'Shooting', value: 'Free' });
  expect(note).toContain('2 gold cards');
});
