// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Session, session } from '../session/session';
import { WideHeader } from './wide-header.web';
// It is fetched apart, when somebody is logged in.
import './account-portrait.web';

const t = createTranslator('en', await loadTable('en'));
const { switchTab } = vi.hoisted(() => ({ switchTab: vi.fn() }));
vi.mock('../lib/translation', () => ({ useT: () => t }));
vi.mock('../navigation/navigator', async () => {
  const { createStore } = await import('../lib/store');
  const pageStack = createStore({ entries: [{ key: 'tab-visit', page: 'visit', query: {} }] });
  return { navigation: { switchTab }, pageStack };
});
vi.mock('./header-actions', () => ({ HeaderActions: () => null }));
vi.mock('./main-tabs', () => ({ activeTab: () => 'visit', useTabItems: () => [] }));
vi.mock('../domain/account/use-user-info', () => ({
  useUserInfo: () => ({ data: { nick: 'Ada', headimg: 'https://example.org/ada.jpg' } }),
}));
afterEach(cleanup);

const mine = () => screen.getByRole('button', { name: t('tab.mine') });

test('who is logged in sees their own portrait last in the wide header, and it leads to their page', async () => {
  session.set({ state: 'user', login: { nick: 'Ada' } } as Session);
  const { container } = render(<WideHeader />);
  await waitFor(() => expect(mine().querySelector('img')?.src).toBe('https://example.org/ada.jpg'));
  expect([...container.querySelectorAll('button')].at(-1)).toBe(mine());
  fireEvent.click(mine());
  expect(switchTab).toHaveBeenCalledExactlyOnceWith('mine');
});

test('a guest sees a drawn person there', () => {
  session.set({ state: 'guest' });
  render(<WideHeader />);
  expect(mine().querySelector('img')).toBeNull();
  expect(mine().querySelector('svg')).not.toBeNull();
});
