// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from './kept-focus';

afterEach(cleanup);

function List({ names }: { names: readonly string[] }) {
  const keptFocus = useKeptFocus();
  return (
    <>
      <h1>Heading</h1>
      <div {...keptFocus}>
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

test('the focus of a row that goes is on the next one, on the last one, and then on the heading', () => {
  const { rerender } = render(<List names={['a', 'b', 'c']} />);
  screen.getByText('b').focus();
  rerender(<List names={['a', 'c']} />);
  expect(document.activeElement).toBe(screen.getByText('c'));
  rerender(<List names={['a']} />);
  expect(document.activeElement).toBe(screen.getByText('a'));
  rerender(<List names={[]} />);
  expect(document.activeElement).toBe(screen.getByText('Heading'));
});

test('whoever has gone elsewhere is left there', () => {
  const { rerender } = render(<List names={['a', 'b']} />);
  screen.getByText('b').focus();
  screen.getByText('a').focus();
  rerender(<List names={['a']} />);
  expect(document.activeElement).toBe(screen.getByText('a'));
});
