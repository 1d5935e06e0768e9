// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChipRow } from './chip-row';

const scrollBy = vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(() => undefined);
const WIDTH = 300;
/** Five chips of a hundred pixels in a row of three hundred. */
vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
  const at = [...document.querySelectorAll('li button')].indexOf(this);
  return at < 0 ? new DOMRect(0, 0, WIDTH, 40) : new DOMRect(at * 100, 0, 100, 40);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id }));
const row = (chosen: string) => <ChipRow label="filter" items={items} selectedIds={[chosen]} onSelect={vi.fn()} />;

test('what is chosen of a row out of sight is brought into it, at once where it was chosen before', () => {
  const { rerender } = render(row('d'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 400 + 48 - WIDTH, behavior: 'instant' });
  rerender(row('e'));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 500 + 48 - WIDTH, behavior: 'smooth' });
});

test('a row whose choice is in sight stays where it is', () => {
  render(row('b'));
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a row that goes on fades there', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  render(row('b'));
  expect(screen.getByRole('list').parentElement?.className).toMatch(/fadesOn/);
  expect(screen.getByRole('list').parentElement?.className).not.toMatch(/fadesBack/);
});
