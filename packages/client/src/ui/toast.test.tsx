// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type EdgeHolder, useLowerEdge } from './lower-edge';
import { ToastHost } from './toast';

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
