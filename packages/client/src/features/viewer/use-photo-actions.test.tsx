// @vitest-environment happy-dom
import { RESULT_STATUS, type ResultImage } from '@kinora/contract';
import type { Translator } from '@kinora/locales';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { chosenIds } from '../../domain/photos/chosen-photos';
import { rareActions } from './rare-actions';
import { usePhotoActions } from './use-photo-actions';

const { price, stack, keepWithUndo, showToast, navigateTo, deletePhotos } = vi.hoisted(() => ({
  price: { of: 1 },
  stack: { pages: ['album', 'preview'] },
  keepWithUndo: vi.fn(),
  showToast: vi.fn(),
  navigateTo: vi.fn(),
  deletePhotos: vi.fn(),
}));
vi.mock('../../domain/configuration/use-photo-price', () => ({
  usePhotoPrice: () => () => price.of,
  useIsPriceKnown: () => true,
}));
vi.mock('../../domain/faces/use-faces', () => ({
  useFaces: () => ({
    data: {
      icons: [
        { id: 'mine', relation: 'me' },
        { id: 'theirs', relation: 'friend' },
      ],
    },
  }),
}));
vi.mock('../../domain/photos/keep-photos', () => ({ keepWithUndo }));
vi.mock('../../domain/photos/delete-photos', () => ({ deletePhotos }));
vi.mock('../../navigation/navigator', () => ({ navigation: { navigateTo }, currentStack: () => stack.pages }));
vi.mock('../../ui/toast', () => ({ showToast, dismissToast: vi.fn() }));
const t = (key: string) => key;
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));

const photo = (status: number) => ({ id: 'a', group: 'shoot', status }) as ResultImage;
const show = vi.fn();
const open = (status: number) => renderHook(() => usePhotoActions(photo(status), show)).result;

afterEach(() => {
  price.of = 1;
  stack.pages = ['album', 'preview'];
  chosenIds.set([]);
  vi.clearAllMocks();
});

test('where keeping costs, the heart chooses and is taken back, and leads to where all that is chosen is paid for', () => {
  const actions = open(RESULT_STATUS.ready);
  act(() => actions.current.keep());
  expect(chosenIds.get()).toEqual(['a']);
  expect(actions.current).toMatchObject({ isChoice: true, isTicked: true });
  expect(navigateTo).not.toHaveBeenCalled();
  showToast.mock.lastCall?.[0].action.onPress();
  expect(navigateTo).toHaveBeenCalledExactlyOnceWith('result', { id: 'shoot' });
  act(() => actions.current.keep());
  expect(chosenIds.get()).toEqual([]);
  expect(actions.current.isTicked).toBe(false);
  expect(keepWithUndo).not.toHaveBeenCalled();
});

test('opened from there, going back is the way', () => {
  stack.pages = ['result', 'preview'];
  const actions = open(RESULT_STATUS.ready);
  act(() => actions.current.keep());
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ text: 'viewer.chosen-note', action: undefined });
});

test.each([
  [RESULT_STATUS.ready, true],
  [RESULT_STATUS.free, false],
])('where nothing costs, the heart of one in state %d keeps or leaves it at once', (status, isKept) => {
  price.of = 0;
  const actions = open(status);
  act(() => actions.current.keep());
  expect(keepWithUndo).toHaveBeenCalledExactlyOnceWith([photo(status)], isKept);
  expect(chosenIds.get()).toEqual([]);
  expect(actions.current.isChoice).toBe(false);
});

test.each([
  ['of the user alone is offered to the square', ['mine'], 0, ['square.publish', 'action.delete'], false],
  ['with a friend is not, and it is said', ['mine', 'theirs'], 0, ['action.delete'], true],
  ['that is there can be taken out, whoever is in it', ['theirs'], 1, ['square.withdraw', 'action.delete'], false],
])('a kept photo %s', (_how, ids, square, offered, isPrivate) => {
  const kept = { ...photo(RESULT_STATUS.free), square, faces: ids.map((id) => ({ id })) };
  const { result } = renderHook(() => usePhotoActions(kept, show));
  expect(rareActions(t as Translator, kept, result.current).map(({ label }) => label)).toEqual(offered);
  expect(result.current.isPrivate).toBe(isPrivate);
});

test('a double tap on the bin deletes one photo; whoever taps again deletes the next one', async () => {
  vi.useFakeTimers();
  const next = { ...photo(RESULT_STATUS.free), id: 'b' };
  const { result, rerender } = renderHook((shown: ResultImage) => usePhotoActions(shown, show), {
    initialProps: photo(RESULT_STATUS.free),
  });
  void result.current.remove();
  rerender(next);
  void result.current.remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(deletePhotos.mock.calls.map(([photos]) => photos)).toEqual([[photo(RESULT_STATUS.free)]]);
  void result.current.remove();
  await vi.advanceTimersByTimeAsync(500);
  expect(deletePhotos.mock.lastCall?.[0]).toEqual([next]);
  void result.current.remove();
  await vi.advanceTimersByTimeAsync(0);
  deletePhotos.mock.lastCall?.[1]();
  void result.current.remove();
  await vi.advanceTimersByTimeAsync(0);
  // What was put back may be deleted at once.
  expect(deletePhotos).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

test('what was deleted and comes back is shown', async () => {
  void open(RESULT_STATUS.free).current.remove();
  await vi.waitFor(() => expect(deletePhotos).toHaveBeenCalledOnce());
  expect(show).not.toHaveBeenCalled();
  deletePhotos.mock.lastCall?.[1]();
  expect(show).toHaveBeenCalledExactlyOnceWith('a');
});
