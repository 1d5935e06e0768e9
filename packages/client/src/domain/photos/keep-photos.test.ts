import { RESULT_STATUS, type ResultImage } from '@kinora/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPhotos, keptOnServer } from './keep-photos';

const { showToast, sendMark, replacePhotos, showError } = vi.hoisted(() => ({
  replacePhotos: vi.fn(),
  showError: vi.fn(),
  showToast: vi.fn((_toast: { text: string; action?: { onPress: () => void } }) => 'toast'),
  sendMark: vi.fn(),
}));
vi.mock('../../ui/toast', () => ({ showToast, dismissToast: vi.fn() }));
vi.mock('../../lib/translation', () => ({ currentTranslator: () => (key: string) => key }));
vi.mock('./mark-photos', () => ({ sendMark, replacePhotos, refreshAfterMark: vi.fn(async () => undefined) }));
vi.mock('../../api/show-error', () => ({ showError }));
vi.mock('./change-photos', () => ({ changePhotos: vi.fn() }));

const photo = (square: 0 | 1, status: ResultImage['status']) => ({ id: 'p', square, status }) as ResultImage;
afterEach(() => vi.clearAllMocks());

test('a photo that others see again once it is kept again is said to be, with a way back', async () => {
  sendMark.mockResolvedValueOnce([photo(1, RESULT_STATUS.free)]).mockResolvedValueOnce([]);
  keepPhotos([photo(0, RESULT_STATUS.ready)], true);
  await keptOnServer();
  expect(showToast.mock.calls.map(([{ text }]) => text)).toEqual(['photo.kept · photo.on-square']);
  showToast.mock.calls[0]?.[0].action?.onPress();
  await keptOnServer();
  expect(sendMark.mock.calls.map(([ids, mark]) => [ids, mark])).toEqual([
    [['p'], 'keep'],
    [['p'], 'unkeep'],
  ]);
});

test('one that was never there is kept without a word', async () => {
  sendMark.mockResolvedValueOnce([photo(0, RESULT_STATUS.free)]);
  keepPhotos([photo(0, RESULT_STATUS.ready)], true);
  await keptOnServer();
  expect(showToast).not.toHaveBeenCalled();
});

test('of many of which the server kept some before it failed, those stay kept and only the others are as they were', async () => {
  const many = ['a', 'b'].map((id) => ({ ...photo(0, RESULT_STATUS.ready), id }));
  const keptOne = { ...photo(0, RESULT_STATUS.free), id: 'a' };
  sendMark.mockImplementationOnce(async (_ids, _mark, onMarked) => {
    onMarked(['a'], [keptOne]);
    throw new Error('no network');
  });
  keepPhotos(many, true);
  await keptOnServer();
  expect(replacePhotos.mock.calls).toEqual([[[keptOne]], [many.slice(1)]]);
  expect(showError).toHaveBeenCalledOnce();
});
