// @vitest-environment happy-dom
import { createTranslator, formatDate, loadTable } from '@kinora/locales';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TakeGift } from './take-gift';

const t = createTranslator('en', await loadTable('en'));
const UNTIL = 86_400_000;
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: vi.fn() }) }));
vi.mock('../../domain/messages/inbox', () => ({
  useInbox: () => ({ messages: [] }),
  refreshInbox: async () => undefined,
}));
vi.mock('../../domain/gifts/use-gifts', () => ({
  useOffered: (id: string) => (id === 'g1' ? { id, count: 2, expires_at: UNTIL } : undefined),
}));
afterEach(cleanup);

const show = (id: string) => render(<TakeGift id={id} />).container.textContent ?? '';

test('a gift says until when it can be taken', () => {
  expect(show('g1')).toContain(t('gifts.take-until', formatDate('en', UNTIL, 'time')));
});

test('of one that does not wait no moment is told', () => {
  expect(show('g2')).not.toMatch(/Accept them by|undefined/);
});
