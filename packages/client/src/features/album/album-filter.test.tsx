// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlbumFilter } from './album-filter';
import { chooseTheme, firstView } from './album-view';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../lib/theme-name', () => ({ themeName: (_t: unknown, id: string) => id }));
vi.mock('../../navigation/page-sheet', () => ({ PageSheet: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../domain/photos/use-photos', () => ({
  useNewestKept: () => ({ data: { themes: ['sakura', 'campus'] } }),
}));
const [onChange, onClose] = [vi.fn(), vi.fn()];
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(view = firstView(undefined)): (string | null)[] {
  render(<AlbumFilter isOpen view={view} onChange={onChange} onClose={onClose} />);
  return screen.getAllByRole('button').map((chip) => chip.textContent);
}
const kinds = ['all', 'regular', 'custom'] as const;

test('of what is kept it lists the themes that photos are kept of, and no others', () => {
  expect(show()).toEqual([t('album.theme-all'), 'sakura', 'campus']);
});

test('what is not kept can be chosen by how it was taken, too', () => {
  expect(show(firstView('recent')).slice(0, 3)).toEqual(kinds.map((kind) => t(`album.recent-${kind}`)));
});

test('a theme is chosen with one tap, which closes the sheet, and all of them again', () => {
  const chosen = chooseTheme(firstView('single'), 'sakura');
  show(firstView('single'));
  fireEvent.click(screen.getByText('sakura'));
  expect(onChange).toHaveBeenLastCalledWith(chosen);
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  show(chosen);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('sakura');
  fireEvent.click(screen.getByText(t('album.theme-all')));
  expect(onChange).toHaveBeenLastCalledWith(firstView('single'));
});
