// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConcernQuestion } from './concern-question';
// What the dialog fetches when it is first opened is there.
import '../../ui/confirm-layer';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));

afterEach(cleanup);

const ask = async (...concerns: Parameters<typeof ConcernQuestion>[0]['concerns']) => {
  render(<ConcernQuestion concerns={concerns} onAgain={() => undefined} onUse={() => undefined} />);
  return (await screen.findByRole('alertdialog')).textContent ?? '';
};

test('of several concerns each is named beside what follows from it', async () => {
  const said = await ask('covered', 'head-cut', 'small');
  for (const concern of ['covered', 'head-cut', 'small'] as const) {
    expect(said).toContain(t(`add-face.concern.${concern}`));
    expect(said).toContain(t(`add-face.concern.${concern}-text`));
  }
});

test('one is named once', async () => {
  const said = await ask('head-cut');
  expect(said.split(t('add-face.concern.head-cut'))).toHaveLength(2);
});
