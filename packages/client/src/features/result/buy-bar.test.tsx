// @vitest-environment happy-dom
import type { ResultImage, ShootProgress } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BuyBar } from './buy-bar';

const t = createTranslator('en', await loadTable('en'));
const { account, waiting } = vi.hoisted(() => ({
  account: { balance: 9, point: 0, coupons: [] as object[] },
  waiting: { list: [] as object[] },
}));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: account }) }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { keepdays: 30 } }),
}));
vi.mock('../../domain/configuration/use-photo-price', () => ({ usePhotoPrice: () => () => 1 }));
vi.mock('../../domain/orders/use-buy-photos', () => ({ useBuyPhotos: () => ({ buy: vi.fn(), isBusy: false }) }));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrders: () => ({ data: { pages: [{ orders: waiting.list }] }, hasNextPage: false }),
}));
afterEach(cleanup);

const bar = (count: number) =>
  render(
    <BuyBar
      shoot={{ freeleft: 1 } as ShootProgress}
      chosen={Array.from({ length: count }, (_, at) => ({ id: `${at}` }) as ResultImage)}
      keptCount={0}
      isLeaving={false}
      onDone={vi.fn()}
    />,
  ).container.textContent;

test('beside the price of what is chosen stands what one has', () => {
  expect(bar(4)).toContain('3 gold cards');
  expect(bar(4)).toContain('You have 9 gold cards');
});

test('what is free says instead that the rest costs nothing', () => {
  expect(bar(1)).not.toContain('You have');
  expect(bar(1)).toContain(t('result.costs'));
});

test('before any is chosen it says what one costs, how many are free, and what one has', () => {
  const words = bar(0);
  expect(words).toContain('1 photo – 1 gold card');
  expect(words).toContain('1 free · You have 9 gold cards');
  expect(words).toContain(t('result.costs'));
});

test('points that an order which waits to be paid takes pay for nothing else', () => {
  account.point = 2;
  expect(bar(3)).toContain('2 points');
  cleanup();
  waiting.list = [{ point: 2 }];
  expect(bar(3)).toContain('2 gold cards');
});
