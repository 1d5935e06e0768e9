// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWIPE_ACTS_FROM } from './swipe';
import { SwipeRow } from './swipe-row';

const [onDelete, onRead] = [vi.fn(), vi.fn()];
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const START = { clientX: 200, clientY: 100 };
const FAR = SWIPE_ACTS_FROM + 20;

function renderRow({ isRightToLeft = false, isRead = false } = {}): HTMLElement {
  render(
    <SwipeRow
      toStart={{ icon: 'trash', isDangerous: true, onSwipe: onDelete }}
      toEnd={isRead ? undefined : { icon: 'check', onSwipe: onRead }}
      isRightToLeft={isRightToLeft}
    >
      海边的照片洗好了
    </SwipeRow>,
  );
  return screen.getByText('海边的照片洗好了');
}

/** A finger goes that far to the right, and down; the row is not let go yet. */
function drag(row: HTMLElement, across: number, down = 0): void {
  fireEvent.touchStart(row, { touches: [START] });
  for (const part of [0.2, 1]) {
    const finger = { clientX: START.clientX + across * part, clientY: START.clientY + down * part };
    fireEvent.touchMove(row, { touches: [finger] });
  }
}

const letGo = (row: HTMLElement) => fireEvent.touchEnd(row, { touches: [] });
const calls = () => [onDelete.mock.calls.length, onRead.mock.calls.length];

test.each([
  ['to the left deletes, where one reads from the left', -FAR, false, [1, 0]],
  ['to the right marks as read there', FAR, false, [0, 1]],
  ['to the right deletes, where one reads from the right', FAR, true, [1, 0]],
  ['to the left marks as read there', -FAR, true, [0, 1]],
])('a row dragged %s, once, when it is let go', (_, across, isRightToLeft, expected) => {
  const row = renderRow({ isRightToLeft });
  drag(row, across);
  expect(row.style.transform).toBe(`translateX(${across}px)`);
  expect(calls()).toEqual([0, 0]);
  letGo(row);
  expect(calls()).toEqual(expected);
  expect(row.style.transform).toBe('');
});

test('what letting go will do stands under the row on the side that it leaves', () => {
  const row = renderRow();
  const under = () => row.parentElement?.querySelector('span')?.className ?? '';
  expect(under()).toBe('');
  drag(row, -FAR);
  expect(under()).toMatch(/dangerous.*armed.*right/);
  letGo(row);
  drag(row, SWIPE_ACTS_FROM / 2);
  expect(under()).toMatch(/left/);
  expect(under()).not.toMatch(/armed|dangerous/);
});

test.each([
  ['a little', SWIPE_ACTS_FROM / 2, 0],
  ['down, as one scrolls', 30, 300],
  ['to where nothing is left to do', 2 * FAR, 0],
])('a row dragged %s does nothing', (_, across, down) => {
  const row = renderRow({ isRead: true });
  drag(row, across, down);
  letGo(row);
  expect(calls()).toEqual([0, 0]);
});

test('a second finger, or the machine itself, ends the drag without doing anything', () => {
  const row = renderRow();
  drag(row, -FAR);
  fireEvent.touchStart(row, { touches: [START, START] });
  letGo(row);
  drag(row, -FAR);
  fireEvent.touchCancel(row);
  letGo(row);
  expect(calls()).toEqual([0, 0]);
});
