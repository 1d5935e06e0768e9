// @vitest-environment happy-dom
import { ORDER_STATUS, type Order, PAYMENT_STATUS } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintWay } from './print-way';

const t = createTranslator('en', await loadTable('en'));
const { shown } = vi.hoisted(() => ({ shown: { imgs: [{ cover: '/cover' }] as unknown[] } }));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../domain/photos/use-photos', () => ({ usePhotos: () => ({ data: shown, isPending: false }) }));
vi.mock('../../domain/orders/use-printed', () => ({
  usePrinted: (photo: string, { x, width }: { x: number; width: number }) => `/printed/${photo}/${x}/${width}`,
}));
afterEach(cleanup);

const print = { photo: 'p1', crop: { x: 0.25, y: 0, width: 0.5, height: 1 }, width: 102, height: 152 };
const order = { print, status: ORDER_STATUS.paid, paystatus: PAYMENT_STATUS.paid } as unknown as Order;
const pictures = () =>
  [...render(<PrintWay order={order} />).container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);

test('an order of prints shows what is printed, not the cover of the photo', () => {
  expect(pictures()).toEqual(['/printed/p1/0.25/0.5']);
});

test('of a photo that is gone it shows nothing', () => {
  shown.imgs = [];
  expect(pictures()).toEqual([]);
});
