// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageShown } from '../navigation/page-context';
import { BottomBar } from './bottom-bar';
import { DarkLayer } from './dark-layer';
import { type EdgeHolder, useLowerEdge } from './lower-edge';
import { dismissToast, showToast, ToastHost } from './toast';

afterEach(cleanup);

function Holder({ kind, isThere }: { kind: EdgeHolder; isThere: boolean }) {
  useLowerEdge(kind, isThere);
  return null;
}

const place = (isSheetOpen: boolean, hasBar: boolean) => (
  <>
    <Holder kind="sheet" isThere={isSheetOpen} />
    <Holder kind="bar" isThere={hasBar} />
    <ToastHost label="notes" />
  </>
);

test('toasts keep clear of buttons at the lower edge', () => {
  const { rerender } = render(place(false, false));
  const classes = () => screen.getByRole('status').className;
  expect(classes()).not.toMatch(/above/);
  rerender(place(true, true));
  expect(classes()).toMatch(/aboveSheet/);
  rerender(place(false, true));
  expect(classes()).toMatch(/aboveBar/);
  rerender(place(false, false));
  expect(classes()).not.toMatch(/above/);
});

test.each([
  ['a button at the lower edge', [700], true],
  ['a button at either edge', [700, 70], false],
  ['a button in the middle', [400], false],
])('over %s a toast is raised where it covers nothing: %s, %s', (_, tops, isRaised) => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this instanceof HTMLButtonElement) return new DOMRect(0, Number(this.textContent), 300, 44);
    return this.textContent === 'saved' ? new DOMRect(100, 690, 100, 44) : new DOMRect();
  });
  render(
    <>
      {tops.map((top) => (
        <button key={top} type="button">
          {top}
        </button>
      ))}
      <ToastHost label="notes" />
    </>,
  );
  act(() => void showToast({ id: `over${tops}`, text: 'saved' }));
  expect(screen.getByRole('status').className.includes('aboveBar')).toBe(isRaised);
  act(() => dismissToast(`over${tops}`));
  boxes.mockRestore();
});

test.each([
  ['the bar of a page', <BottomBar key="bar">keep</BottomBar>],
  ['what covers the window', <DarkLayer key="layer" label="photo" onClose={() => undefined} children="keep" />],
])('%s is never below a toast while it is seen', (_, held) => {
  const withHost = (isShown: boolean) => (
    <>
      <PageShown.Provider value={isShown}>{held}</PageShown.Provider>
      <ToastHost label="notes" />
    </>
  );
  const { rerender } = render(withHost(true));
  const classes = () => document.querySelector('[role="status"]')?.className;
  expect(classes()).toMatch(/aboveBar/);
  rerender(withHost(false));
  expect(classes()).not.toMatch(/above/);
});

test('toasts stand out from what is always dark, below a sheet over it too', () => {
  const over = (kinds: readonly EdgeHolder[]) => (
    <>
      {kinds.map((kind) => (
        <Holder key={kind} kind={kind} isThere />
      ))}
      <ToastHost label="notes" />
    </>
  );
  const { rerender } = render(over(['sheet', 'bar']));
  const classes = () => screen.getByRole('status').className;
  expect(classes()).not.toMatch(/appearance-dark/);
  rerender(over(['dark', 'sheet']));
  expect(classes()).toMatch(/aboveSheet\S* appearance-dark/);
});

test('a toast that the pointer or the focus rests on stays', () => {
  vi.useFakeTimers();
  render(<ToastHost label="notes" />);
  act(() => void showToast({ text: 'deleted', durationMs: 1000, action: { label: 'undo', onPress: () => undefined } }));
  const undo = screen.getByRole('button', { name: 'undo' });
  act(() => undo.focus());
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText('deleted')).not.toBeNull();
  act(() => undo.blur());
  fireEvent.pointerEnter(screen.getByText('deleted'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText('deleted')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByText('deleted'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('deleted')).toBeNull();
  vi.useRealTimers();
});

test('a toast that says the same again is a new text to a screen reader, and its button keeps the focus', () => {
  render(<ToastHost label="notes" />);
  const action = { label: 'undo', onPress: () => undefined };
  const say = () => act(() => void showToast({ id: 'same', text: 'not sent', action }));
  say();
  const before = screen.getByText('not sent');
  const undo = screen.getByRole('button', { name: 'undo' });
  act(() => undo.focus());
  say();
  expect(screen.getByText('not sent')).not.toBe(before);
  expect(document.activeElement).toBe(undo);
});
