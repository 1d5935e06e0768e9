// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pendingQuestion } from '../../lib/confirm';
import { WaitingOfPhoto } from './waiting-of-photo';

const t = createTranslator('en', await loadTable('en'));
const { state, went, cancelled } = vi.hoisted(() => ({
  state: { orders: [] as unknown[], isAsked: false, shop: true },
  went: vi.fn(),
  cancelled: vi.fn(),
}));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: went }) }));
vi.mock('../../api/gateway', () => ({ serverNow: () => Date.now() }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { shop: state.shop } }),
}));
vi.mock('../../domain/orders/use-orders', () => ({
  useOrders: (_filter: string, isWanted: boolean) => {
    state.isAsked = isWanted;
    return { data: { pages: [{ orders: state.orders }] } };
  },
  useCancelOrder: () => ({ mutate: cancelled, isPending: false }),
}));
afterEach(() => {
  cleanup();
  state.shop = true;
});

const soon = { expires: Date.now() + 60_000, operations: ['pay', 'cancel'] };
const fourK = { ...soon, id: 'o1', type: 'virtual', rendition: '4k', photos: ['p1'] };
const kept = { ...soon, id: 'o2', type: 'virtual', cnt: 1, photos: ['p1'] };
const prints = { ...soon, id: 'o3', type: 'physical', cnt: 2, photos: [], print: { photo: 'p1' } };
const show = (kind: 'renditions' | 'prints', photo = 'p1') => {
  state.orders = [fourK, kept, prints, { ...fourK, id: 'o4', expires: Date.now() - 1 }];
  return render(<WaitingOfPhoto photo={photo} kind={kind} />).container.textContent;
};

test.each([
  ['renditions', /^4K photo · .*Held for you for 0[01]:\d\d/, 'o1'],
  ['prints', /^2 prints · .*Held for you for 0[01]:\d\d/, 'o3'],
] as const)('an order of %s that waits is told beside its photo, and leads to being paid', (kind, words, id) => {
  expect(show(kind)).toMatch(words);
  fireEvent.click(screen.getByText(t('pay.title')));
  expect(went).toHaveBeenLastCalledWith('orderDetails', { id });
});

test('beside another photo nothing is told, and where there is no shop nothing is asked', () => {
  expect(show('renditions', 'p2')).toBe('');
  state.shop = false;
  expect([show('renditions'), state.isAsked]).toEqual(['', false]);
});

test('it can be given up there', async () => {
  show('renditions');
  fireEvent.click(screen.getByText(t('order.cancel')));
  await waitFor(() => expect(pendingQuestion.get()).toBeDefined());
  pendingQuestion.get()?.answer(true);
  await waitFor(() => expect(cancelled).toHaveBeenCalledWith({ oid: 'o1' }));
});
