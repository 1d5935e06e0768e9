// @vitest-environment happy-dom
import type { Message } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SWIPE_ACTS_FROM } from '../../ui/swipe';
import { MessageRow } from './message-row';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, useIsRightToLeft: () => false }));
const [onRead, onDelete] = [vi.fn(), vi.fn()];
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(about: Partial<Message>): HTMLElement {
  const message = {
    id: 'a',
    title: 'Portraits',
    content: 'Done',
    args: [],
    cover: '',
    thumbhash: '',
    ...about,
  } as Message;
  return render(<MessageRow message={message} nowMs={0} onOpen={vi.fn()} onRead={onRead} onDelete={onDelete} />)
    .container;
}

test('a message about photos shows the first of them, any other one a sign', () => {
  expect(show({ cover: '/o/first.jpg' }).querySelector('img')?.getAttribute('src')).toBe('/o/first.jpg');
  cleanup();
  expect(show({}).querySelector('img')).toBeNull();
});

test.each([
  ['to the left it is deleted', -1, 0, [0, 1]],
  ['to the right it is read', 1, 0, [1, 0]],
  ['to the right nothing is left to do once it is read', 1, 1, [0, 0]],
])('swiped %s', (_what, direction, read, expected) => {
  show({ read: read as Message['read'] });
  const words = screen.getByText('Done');
  const at = (clientX: number) => ({ touches: [{ clientX, clientY: 100 }] });
  fireEvent.touchStart(words, at(200));
  for (const part of [0.2, 1]) fireEvent.touchMove(words, at(200 + direction * part * (SWIPE_ACTS_FROM + 20)));
  fireEvent.touchEnd(words, { touches: [] });
  expect([onRead.mock.calls.length, onDelete.mock.calls.length]).toEqual(expected);
});
