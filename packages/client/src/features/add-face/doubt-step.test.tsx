// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PickedFile } from '../../platform/picked-file';
import { DoubtStep } from './doubt-step';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));

afterEach(cleanup);

const file: PickedFile = {
  ...{ name: 'me.jpg', type: 'image/jpeg', sizeBytes: 3, url: 'blob:me' },
  source: { kind: 'path', path: 'me.jpg' },
};
const ask = (...concerns: Parameters<typeof DoubtStep>[0]['concerns']) => {
  const answers = { onAgain: vi.fn(), onUse: vi.fn() };
  render(<DoubtStep file={file} concerns={concerns} isFromCamera={false} {...answers} />);
  return screen.getByRole('alert').textContent ?? '';
};

test('of several concerns each is named beside what follows from it, and the photo stays in sight', () => {
  const said = ask('covered', 'head-cut', 'small');
  for (const concern of ['covered', 'head-cut', 'small'] as const) {
    expect(said).toContain(t(`add-face.concern.${concern}`));
    expect(said).toContain(t(`add-face.concern.${concern}-text`));
  }
  expect(screen.getByRole('img', { name: t('add-face.photo') })).toBeTruthy();
});

test('one is named once', () => {
  expect(ask('head-cut').split(t('add-face.concern.head-cut'))).toHaveLength(2);
});
