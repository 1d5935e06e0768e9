// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GiftList } from './gift-list';
import { WaitingGifts } from './waiting-gifts';

const t = createTranslator('en', await loadTable('en'));
const { copied } = vi.hoisted(() => ({ copied: vi.fn(async () => undefined) }));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../platform/clipboard', () => ({ copyText: copied }));
vi.mock('../../platform/server-address', () => ({ serverBase: () => 'https://studio.example/' }));
vi.mock('../../domain/gifts/use-gifts', () => ({
  useGifts: () => [
    { id: 'g1', count: 2, sent_at: 0, expires_at: 86_400_000, state: 'waiting', number: '139****1111' },
    { id: 'g2', count: 3, sent_at: 0, expires_at: 86_400_000, state: 'taken', nick: 'Mia', number: '139****2222' },
  ],
}));
afterEach(cleanup);

test('a gift that nobody has taken says until when it waits; one that was taken is not among them', () => {
  const { container } = render(<WaitingGifts />);
  expect(container.textContent).toMatch(/2 gold cards.*Back to you if nobody accepts them by Jan/s);
  expect(container.textContent).not.toContain('3 gold cards');
});

test('a gift that waits names the number that it is for, one that was taken the friend', () => {
  const { container } = render(
    <>
      <WaitingGifts />
      <GiftList />
    </>,
  );
  expect(container.textContent?.replace(/[\u2066-\u2069]/g, '')).toMatch(/To 139\*{4}1111.*To Mia · /s);
});

test('its link leads to where it is taken', () => {
  render(<WaitingGifts />);
  fireEvent.click(screen.getByText(t('gifts.link')));
  expect(copied).toHaveBeenCalledWith('https://studio.example/#/pagesA/gift/gift?id=g1');
});
