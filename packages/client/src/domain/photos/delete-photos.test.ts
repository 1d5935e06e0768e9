// @vitest-environment happy-dom
import type { ResultImage } from '@kinora/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue, type ToastRequest } from '../../ui/toast-queue';
import { type DeletedPhotos, removed } from '../removed';
import { areDeletedPhotos, deletePhotos, undoDeletion } from './delete-photos';

type Told = (ids: readonly string[], photos: readonly ResultImage[]) => void;
const { sendMark, putBack, showError, shown } = vi.hoisted(() => ({
  sendMark: vi.fn(
    async (_ids: readonly string[], _mark: string, _onMarked?: Told): Promise<readonly ResultImage[]> => [],
  ),
  putBack: vi.fn(),
  showError: vi.fn(),
  shown: { queue: undefined as ReturnType<typeof createToastQueue> | undefined },
}));
vi.mock('./mark-photos', () => ({ sendMark, refreshAfterMark: async () => undefined, replacePhotos: () => undefined }));
vi.mock('./change-photos', () => ({ takeOutPhotos: () => putBack }));
vi.mock('../../api/show-error', () => ({ showError }));
vi.mock('../../lib/translation', () => ({ currentTranslator: () => (key: string) => key }));
vi.mock('../../ui/toast', () => ({
  showToast: (request: ToastRequest) => shown.queue?.show(request),
  dismissToast: (id: string) => shown.queue?.dismiss(id),
}));

const photo = (id: string): ResultImage => ({
  id,
  stamp: 0,
  url: '',
  cover: '',
  thumbhash: '',
  width: 3,
  height: 4,
  direct: 'v',
  extname: 'jpg',
  name: id,
  keywords: [],
  look: [],
  owner: 'me',
  parts: 1,
  auth: 0,
  fams: [],
  status: 100,
  dislike: 0,
  square: 0,
  isnew: 1,
  burl: '',
  vurl: '',
  vreq: 0,
  actid: '',
  group: 'g',
  theme: 'sakura',
  sheet: 0,
  gone: 0,
  likeness: 90,
  renditions: [],
});
const restored = () => sendMark.mock.calls.filter(([, mark]) => mark === 'restore').map(([ids]) => ids);

const deletions = (): readonly DeletedPhotos[] => removed.get().filter(areDeletedPhotos);
const undoNewest = () => deletions().slice(-1).forEach(undoDeletion);

beforeEach(() => {
  shown.queue = createToastQueue();
  removed.set([]);
});
afterEach(() => void vi.clearAllMocks());

test('of photos deleted one after the other, the way back on the screen is that of the newest', async () => {
  for (const id of ['a', 'b', 'c']) deletePhotos([photo(id)]);
  shown.queue?.current()?.action?.onPress();
  await vi.waitFor(() => expect(restored()).toEqual([['c']]));
  expect(deletions().map(({ ids }) => ids)).toEqual([['a'], ['b']]);
});

test('no word of a deletion waits for another one: once the newest is undone, that of none is left', async () => {
  for (const id of ['a', 'b']) deletePhotos([photo(id)]);
  undoNewest();
  expect(shown.queue?.current()).toBeUndefined();
  await vi.waitFor(() => expect(shown.queue?.current()?.text).toBe('photo.restored'));
});

test('one that fails leaves the way back of the one after it', async () => {
  const failure = new Error('no network');
  sendMark.mockRejectedValueOnce(failure);
  for (const id of ['a', 'b']) deletePhotos([photo(id)]);
  await vi.waitFor(() => expect(showError).toHaveBeenCalledWith(failure));
  shown.queue?.current()?.action?.onPress();
  await vi.waitFor(() => expect(restored()).toEqual([['b']]));
});

test('who deleted them hears when they are back, undone or failed', async () => {
  const onBack = vi.fn();
  deletePhotos([photo('a')], onBack);
  expect(onBack).not.toHaveBeenCalled();
  undoNewest();
  expect(onBack).toHaveBeenCalledTimes(1);
  sendMark.mockRejectedValueOnce(new Error('no network'));
  deletePhotos([photo('b')], onBack);
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledTimes(2));
});

test('of many of which the server deleted some, those have a way back, and the others are on the screens again', async () => {
  sendMark.mockImplementationOnce(async (_ids, _mark, onMarked) => {
    onMarked?.(['a', 'b'], []);
    throw new Error('no network');
  });
  deletePhotos(['a', 'b', 'c'].map(photo));
  await vi.waitFor(() => expect(showError).toHaveBeenCalled());
  expect(putBack.mock.calls).toEqual([[['c']]]);
  expect(deletions().map(({ ids }) => ids)).toEqual([['a', 'b']]);
  shown.queue?.current()?.action?.onPress();
  await vi.waitFor(() => expect(restored()).toEqual([['a', 'b']]));
  expect(putBack).toHaveBeenLastCalledWith(['a', 'b']);
});

test('undone before that is known, those that the server deleted are restored', async () => {
  const sent = Promise.withResolvers<never>();
  sendMark.mockImplementationOnce((_ids, _mark, onMarked) => {
    onMarked?.(['a'], []);
    return sent.promise;
  });
  deletePhotos(['a', 'b'].map(photo));
  shown.queue?.current()?.action?.onPress();
  sent.reject(new Error('no network'));
  await vi.waitFor(() => expect(restored()).toEqual([['a']]));
  expect(deletions()).toEqual([]);
});

test('what could not be restored keeps its way back', async () => {
  deletePhotos(['a', 'b'].map(photo));
  sendMark.mockImplementationOnce(async (_ids, _mark, onMarked) => {
    onMarked?.(['a'], []);
    throw new Error('no network');
  });
  undoNewest();
  await vi.waitFor(() => expect(showError).toHaveBeenCalled());
  expect(deletions().map(({ ids }) => ids)).toEqual([['b']]);
});
