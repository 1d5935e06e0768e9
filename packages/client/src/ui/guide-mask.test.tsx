// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GuideMask } from './guide-mask';

afterEach(cleanup);

function show() {
  const [onNext, onSkip] = [vi.fn(), vi.fn()];
  const steps = [
    { id: 'visit', text: 'Here are themes.', slot: 0 },
    { id: 'avatar', text: 'Here are faces.', slot: 1 },
  ];
  const words = { label: 'First steps', nextLabel: 'Next', skipLabel: 'Skip', progress: '1 / 2' };
  render(<GuideMask {...words} steps={steps} stepIndex={0} onNext={onNext} onSkip={onSkip} />);
  return { onNext, onSkip };
}

test('a guide is announced by its name and its text, holds the focus, and ends by Escape', () => {
  const { onSkip } = show();
  const guide = screen.getByRole('dialog', { name: 'First steps' });
  expect(document.activeElement).toBe(guide);
  expect(screen.getByText('Here are themes.').getAttribute('aria-live')).toBe('polite');
  fireEvent.keyDown(guide, { key: 'Escape' });
  expect(onSkip).toHaveBeenCalledOnce();
});

test('what keys and readers reach of a guide are its two buttons, not the mask behind', () => {
  const { onNext, onSkip } = show();
  const reached = screen.getAllByRole('button');
  expect(reached.map(({ textContent }) => textContent)).toEqual(['Skip', 'Next']);
  for (const button of reached) fireEvent.click(button);
  expect([onNext.mock.calls.length, onSkip.mock.calls.length]).toEqual([1, 1]);
});
