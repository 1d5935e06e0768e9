// @vitest-environment happy-dom
import { createTranslator, formatDate, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pendingQuestion } from '../../lib/confirm';
import { GiftGiven } from './gift-given';
import { GiveCards } from './give-cards';

const t = createTranslator('en', await loadTable('en'));
const { give, account } = vi.hoisted(() => ({
  give: vi.fn(),
  account: { data: { sendcard: 50 } as { sendcard: number; sendcard_at?: number } },
}));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({ navigateTo: vi.fn() }) }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => account }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { giftwaitdays: 3, giftlimit: 50 } }),
}));
vi.mock('../../domain/gifts/give-cards', () => ({ giveCards: give }));
afterEach(() => {
  cleanup();
  give.mockReset();
});

const to = { area: '+86', phone: '13900001111' };

function enter(count: string, onGiven = vi.fn()) {
  give.mockResolvedValue({ id: 'g', count: 30, expires_at: 0 });
  render(<GiveCards to={to} isPlausible numberFields={() => null} onGiven={onGiven} />);
  fireEvent.change(screen.getByLabelText(t('gifts.tail')), { target: { value: '1111' } });
  fireEvent.change(screen.getByLabelText(t('gifts.count')), { target: { value: count } });
  fireEvent.submit(screen.getByText(t('gifts.give')).closest('form') as HTMLFormElement);
  return onGiven;
}

async function ask(answer: boolean) {
  const onGiven = enter('30');
  await waitFor(() => expect(pendingQuestion.get()).toBeDefined());
  const title = pendingQuestion.get()?.title ?? '';
  pendingQuestion.get()?.answer(answer);
  return { title, onGiven };
}

test('how many go to whom is asked before they are sent, and then they are', async () => {
  const { title, onGiven } = await ask(true);
  expect(title).toMatch(/^Give 30 gold cards to .*13900001111.*\?$/);
  await waitFor(() => expect(onGiven).toHaveBeenCalled());
});

test('whose cards of a day are given away is told when there are more, and to buy none', () => {
  account.data = { sendcard: 0, sendcard_at: 90_000_000 };
  render(<GiveCards to={to} isPlausible numberFields={() => null} onGiven={vi.fn()} />);
  account.data = { sendcard: 50 };
  expect(document.body.textContent).toContain(t('gifts.day-text', 50, formatDate('en', 90_000_000, 'time')));
  expect(screen.queryByText(t('gifts.buy'))).toBeNull();
});

test('who thinks better of it has sent nothing', async () => {
  const { onGiven } = await ask(false);
  await waitFor(() => expect(pendingQuestion.get()).toBeUndefined());
  expect([give.mock.calls, onGiven.mock.calls]).toEqual([[], []]);
});

test.each(['1.5', '-3', '51', '3e1', ''])('%s gold cards are refused, and stay as they were typed', (count) => {
  enter(count);
  expect(screen.getByText(t('gifts.count-wrong', 50))).toBeDefined();
  expect((screen.getByLabelText(t('gifts.count')) as HTMLInputElement).value).toBe(count);
  expect(pendingQuestion.get()).toBeUndefined();
});

test('what was sent names how many and to whom', () => {
  const { container } = render(<GiftGiven gift={{ id: 'g', count: 30, expires_at: 0 }} to={to} onAgain={vi.fn()} />);
  expect(container.textContent).toMatch(/30 gold cards sent to .*139\*{4}1111/);
});
