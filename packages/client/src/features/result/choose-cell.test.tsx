// @vitest-environment happy-dom
import type { ResultImage } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChooseCell } from './choose-cell';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../ui/photo', () => ({ Photo: () => null }));
afterEach(cleanup);

const photo = { id: 'p', sheet: 0, likeness: 80, status: 2, cover: '' } as unknown as ResultImage;
const isPressed = (isBought: boolean) => {
  const parts = { photo, isKept: true, isBought, isPicked: false, drag: undefined, onPress: vi.fn(), onOpen: vi.fn() };
  render(<ChooseCell {...parts} />);
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))[0] === 'true';
};

test('a photo that is paid for says that it is kept, and looks like none that is chosen', () => {
  expect(isPressed(true)).toBe(false);
  expect(screen.getByRole('button', { name: new RegExp(t('viewer.kept')) })).toBeDefined();
  cleanup();
  expect(isPressed(false)).toBe(true);
  expect(screen.queryByRole('button', { name: new RegExp(t('viewer.kept')) })).toBeNull();
});
