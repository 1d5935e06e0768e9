// @vitest-environment happy-dom
import type { FoundConcept, Understanding } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UnderstoodWords } from './understood-words';

const { reader } = vi.hoisted(() => ({ reader: { t: undefined as unknown } }));
vi.mock('../../lib/translation', async (original) => ({ ...(await original<object>()), useT: () => reader.t }));
afterEach(cleanup);

const sea = (words: string): FoundConcept => ({ facet: 'place', id: 'sea', words, range: [0, words.length] });

test.each([
  ['ru', 'Море «прибой»'],
  ['de', 'Meer „прибой“'],
  ['en', 'Seaside “прибой”'],
] as const)(
  'in %s one’s own words stand beside the name, in the quotation marks of the language',
  async (locale, words) => {
    reader.t = createTranslator(locale, await loadTable(locale));
    const understood = { drawn: [sea('прибой')], without: [], tooMany: [], notPossible: [], unknown: [] };
    const { getByRole } = render(<UnderstoodWords understood={understood} isReading={false} onExample={vi.fn()} />);
    expect(getByRole('listitem').textContent).toBe(words.replace(' ', ''));
  },
);

test('a word that is the name itself is not said twice', async () => {
  reader.t = createTranslator('en', await loadTable('en'));
  const understood = { drawn: [sea('seaside')], without: [], tooMany: [], notPossible: [], unknown: [] };
  const { getByRole } = render(<UnderstoodWords understood={understood} isReading={false} onExample={vi.fn()} />);
  expect(getByRole('listitem').textContent).toBe('Seaside');
});

test('why clothes are not possible is said beside them', async () => {
  reader.t = createTranslator('en', await loadTable('en'));
  const coat = { facet: 'outfit', id: 'coat', words: '', range: [0, 0] as [number, number] };
  const parts = { drawn: [sea('')], without: [], tooMany: [], notPossible: [coat], unknown: [], ownClothes: 'photo' };
  const { getByText, queryByText } = render(
    <UnderstoodWords understood={parts as Understanding} isReading={false} onExample={vi.fn()} />,
  );
  expect(getByText(/^This photo keeps its own clothes on/)).toBeTruthy();
  expect(queryByText(/^These will not be in the photos/)).toBeNull();
});
