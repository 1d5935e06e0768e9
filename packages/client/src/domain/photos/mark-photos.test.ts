import type { ResultImage } from '@kinora/contract';
import { expect, test, vi } from 'vitest';
import { markPhotos } from './mark-photos';

const { call, refreshAfter, changePhotos } = vi.hoisted(() => ({
  call: vi.fn(),
  refreshAfter: vi.fn(async () => undefined),
  changePhotos: vi.fn(),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../api/refresh', () => ({ refreshAfter }));
vi.mock('./change-photos', () => ({ changePhotos }));

test('of more than one call holds, what the first marked is shown so and asked for anew, though the second fails', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `p${index}`);
  const failure = new Error('no network');
  call.mockResolvedValueOnce({ imgs: [{ id: 'p0', dislike: 1 }] }).mockRejectedValueOnce(failure);
  await expect(markPhotos(ids, 'dislike')).rejects.toBe(failure);
  expect(call.mock.calls.map(([, input]) => input.ids.length)).toEqual([100, 1]);
  const photo = (id: string) => ({ id, dislike: 0 }) as ResultImage;
  const [change] = changePhotos.mock.calls[0] ?? [];
  expect(['p0', 'p100'].map((id) => change(photo(id)).dislike)).toEqual([1, 0]);
  expect(refreshAfter).toHaveBeenCalledOnce();
});
