import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingQuestion } from '../../lib/confirm';
import { removals, removeWithUndo } from './remove-with-undo';

const { showToast, dismissToast, showError } = vi.hoisted(() => ({
  showToast: vi.fn((_toast: { id?: string; text: string; action?: { onPress: () => void } }) => 'toast'),
  dismissToast: vi.fn(),
  showError: vi.fn(),
}));
vi.mock('../../ui/toast', () => ({ showToast, dismissToast }));
vi.mock('../../api/show-error', () => ({ showError }));
vi.mock('../../lib/translation', () => ({ currentTranslator: () => (key: string) => key }));

const WORDS = { removed: 'removed', restored: 'restored' };
const mark = vi.fn(async (_mark: 'delete' | 'restore') => false);
const shown = () => showToast.mock.calls.map(([{ text }]) => text);

beforeEach(() => removals.set([]));
afterEach(() => {
  vi.clearAllMocks();
  mark.mockImplementation(async () => false);
});

test('one tap deletes: nothing is asked, and the word about it has the way back', async () => {
  await removeWithUndo(mark, WORDS);
  expect(pendingQuestion.get()).toBeUndefined();
  expect(mark).toHaveBeenCalledExactlyOnceWith('delete');
  showToast.mock.calls[0]?.[0].action?.onPress();
  await vi.waitFor(() => expect(shown()).toEqual(['removed', 'restored']));
  expect(mark).toHaveBeenLastCalledWith('restore');
  expect(removals.get()).toEqual([]);
});

test('the way back stays for ten minutes, also when the word has gone and when it failed once', async () => {
  await removeWithUndo(mark, WORDS);
  const minutes = ((removals.get()[0]?.untilMs ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeCloseTo(10, 1);
  const failure = new Error('no network');
  mark.mockRejectedValueOnce(failure);
  removals.get()[0]?.undo();
  await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(failure));
  expect(removals.get()).toHaveLength(1);
});

test('what could not be deleted has no way back and says why', async () => {
  const failure = new Error('no network');
  mark.mockRejectedValueOnce(failure);
  await removeWithUndo(mark, WORDS);
  expect(showError).toHaveBeenCalledWith(failure);
  expect([shown(), removals.get()]).toEqual([[], []]);
});

test('of two removed one after the other, the word of the second takes the place of the first one', async () => {
  const other = vi.fn(async (_mark: 'delete' | 'restore') => false);
  await removeWithUndo(mark, WORDS);
  await removeWithUndo(other, WORDS);
  const [first, second] = showToast.mock.calls.map(([toast]) => toast);
  expect(second?.id).toBe(first?.id);
  second?.action?.onPress();
  await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith('restore'));
  expect(mark).toHaveBeenCalledExactlyOnceWith('delete');
  expect(removals.get()).toHaveLength(1);
});

test('photos that others see again with what came back are told of', async () => {
  mark.mockImplementation(async (name) => name === 'restore');
  await removeWithUndo(mark, WORDS);
  removals.get()[0]?.undo();
  await vi.waitFor(() => expect(shown()).toEqual(['removed', 'restored · photo.on-square']));
});
