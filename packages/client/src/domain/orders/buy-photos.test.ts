import type { Order, ResultImage } from '@kinora/contract';
import { expect, test, vi } from 'vitest';
import { buyPhotos } from './buy-photos';

const { call, placePhotoOrder } = vi.hoisted(() => ({
  call: vi.fn(),
  placePhotoOrder: vi.fn(async (_ids: string[], _quote: unknown) => ({ id: 'o' })),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('./pay-order', () => ({ placePhotoOrder }));

test('points that orders speak for are left to them, on whichever page of the list they stand', async () => {
  const pages = [
    Array.from({ length: 10 }, () => ({ point: 1 })),
    [{ point: 1 }, { point: 2 }],
  ] as unknown as Order[][];
  call.mockImplementation(async (name: string, input: { page: number }) => {
    if (name === 'QUERYORDER') return { orders: pages[input.page] ?? [], total: 12 };
    return name === 'QUEUERESULT' ? { shoots: [{ freeleft: 0 }] } : { point: 14 };
  });
  const photos = ['a', 'b'].map((id) => ({ id, group: 's' }) as ResultImage);
  expect(await buyPhotos(photos, 1, async () => 0)).toEqual({ kind: 'ordered', orderId: 'o' });
  expect(placePhotoOrder.mock.calls[0]?.[1]).toMatchObject({ points: 1, cards: 1 });
});
