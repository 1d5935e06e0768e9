// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Photo } from './photo';

const hash = 'HUkONQi3qH+HdYi3WHhmZ2d/ePd3';

afterEach(cleanup);

test('shows the thumbhash until the photo has come', () => {
  const { container } = render(<Photo src="photo.webp" alt="海边落日" thumbHash={hash} retryLabel="再试一次" />);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  const photo = screen.getByAltText('海边落日');
  expect(photo.getAttribute('loading')).toBe('lazy');
  expect(photo.className).not.toContain('shown');
  fireEvent.load(photo);
  expect(photo.className).toContain('shown');
});

test('a photo that fails offers to try again, and tries again', () => {
  render(<Photo src="photo.webp" alt="海边落日" retryLabel="再试一次" />);
  fireEvent.error(screen.getByAltText('海边落日'));
  expect(screen.getByText('海边落日')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(screen.getByAltText('海边落日').getAttribute('src')).toBe('photo.webp');
});

test('another photo starts afresh after a failure', () => {
  const { rerender } = render(<Photo src="a.webp" alt="一" retryLabel="再试一次" />);
  fireEvent.error(screen.getByAltText('一'));
  rerender(<Photo src="b.webp" alt="二" retryLabel="再试一次" />);
  expect(screen.getByAltText('二').getAttribute('src')).toBe('b.webp');
  expect(screen.queryByRole('button')).toBeNull();
});
