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

test('keys are the guide’s, too, while a page that came after it holds the focus', () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  const { onSkip } = show();
  heading.tabIndex = -1;
  heading.focus();
  fireEvent.keyDown(heading, { key: 'Tab' });
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
  heading.focus();
  fireEvent.keyDown(heading, { key: 'Escape' });
  expect(onSkip).toHaveBeenCalledOnce();
  heading.remove();
});

test('a key pressed in a sheet over the guide is the sheet’s', () => {
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.setAttribute('role', 'dialog');
  const { onSkip } = show();
  fireEvent.keyDown(sheet, { key: 'Escape' });
  expect(onSkip).not.toHaveBeenCalled();
  sheet.remove();
});

test('what keys and readers reach of a guide are its two buttons, not the mask behind', () => {
  const { onNext, onSkip } = show();
  const reached = screen.getAllByRole('button');
  expect(reached.map(({ textContent }) => textContent)).toEqual(['Skip', 'Next']);
  for (const button of reached) fireEvent.click(button);
  expect([onNext.mock.calls.length, onSkip.mock.calls.length]).toEqual([1, 1]);
});
