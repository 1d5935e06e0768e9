// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pendingQuestion } from '../../lib/confirm';
import { removed } from '../removed';
import { isRemovedFace, removeWithUndo, undoRemoval } from './remove-with-undo';

const { showToast, dismissToast, showError, mark, other } = vi.hoisted(() => ({
  mark: vi.fn(async (_id: string, _mark: 'delete' | 'restore') => false),
  other: vi.fn(async (_id: string, _mark: 'delete' | 'restore') => false),
  showToast: vi.fn((_toast: { id?: string; text: string; action?: { onPress: () => void } }) => 'toast'),
  dismissToast: vi.fn(),
  showError: vi.fn(),
}));
vi.mock('../../ui/toast', () => ({ showToast, dismissToast }));
vi.mock('./mark-face', () => ({ markFace: mark }));
vi.mock('../family/edit-person', () => ({ markPerson: other }));
vi.mock('../../api/show-error', () => ({ showError }));
vi.mock('../../lib/translation', () => ({ currentTranslator: () => (key: string) => key }));

const WORDS = { removed: 'removed', restored: 'restored' };
const FACE = { of: 'face', id: 'f' } as const;
const removals = () => removed.get().filter(isRemovedFace);
const undoFirst = () => removals().slice(0, 1).forEach(undoRemoval);
const shown = () => showToast.mock.calls.map(([{ text }]) => text);

beforeEach(() => removed.set([]));
afterEach(() => {
  vi.clearAllMocks();
  mark.mockImplementation(async () => false);
});

test('one tap deletes: nothing is asked, and the word about it has the way back', async () => {
  await removeWithUndo(FACE, WORDS);
  expect(pendingQuestion.get()).toBeUndefined();
  expect(mark).toHaveBeenCalledExactlyOnceWith('f', 'delete');
  showToast.mock.calls[0]?.[0].action?.onPress();
  await vi.waitFor(() => expect(shown()).toEqual(['removed', 'restored']));
  expect(mark).toHaveBeenLastCalledWith('f', 'restore');
  expect(removals()).toEqual([]);
});

test('the way back stays for ten minutes, also when the word has gone and when it failed once', async () => {
  await removeWithUndo(FACE, WORDS);
  const minutes = ((removals()[0]?.untilMs ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeCloseTo(10, 1);
  const failure = new Error('no network');
  mark.mockRejectedValueOnce(failure);
  undoFirst();
  await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(failure));
  expect(removals()).toHaveLength(1);
});

test('what could not be deleted has no way back and says why', async () => {
  const failure = new Error('no network');
  mark.mockRejectedValueOnce(failure);
  await removeWithUndo(FACE, WORDS);
  expect(showError).toHaveBeenCalledWith(failure);
  expect([shown(), removals()]).toEqual([[], []]);
});

test('of two removed one after the other, the word of the second takes the place of the first one', async () => {
  await removeWithUndo(FACE, WORDS);
  await removeWithUndo({ of: 'person', id: 'p' }, WORDS);
  const [first, second] = showToast.mock.calls.map(([toast]) => toast);
  expect(second?.id).toBe(first?.id);
  second?.action?.onPress();
  await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith('p', 'restore'));
  expect(mark).toHaveBeenCalledExactlyOnceWith('f', 'delete');
  expect(removals()).toHaveLength(1);
});

test('photos that others see again with what came back are told of', async () => {
  mark.mockImplementation(async (_id, name) => name === 'restore');
  await removeWithUndo(FACE, WORDS);
  undoFirst();
  await vi.waitFor(() => expect(shown()).toEqual(['removed', 'restored · photo.on-square']));
});
