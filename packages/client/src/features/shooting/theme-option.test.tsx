// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeOption } from './theme-option';

vi.mock('../../lib/translation', () => ({ useT: () => (key: string) => key }));
afterEach(cleanup);

test('the tick of a chosen theme lies beside its name, not on the cover, whose mark has any corner', () => {
  const cover = { url: '/c.jpg', thumbhash: '', width: 3, height: 4 };
  render(<ThemeOption name="Snow" cover={cover} isChosen onPress={vi.fn()} />);
  const { parentElement } = screen.getByRole('button', { pressed: true });
  expect(
    [...(parentElement?.querySelectorAll('svg') ?? [])].map((tick) => tick.closest('button')?.textContent),
  ).toEqual(['Snow']);
});
