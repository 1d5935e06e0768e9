// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppNotice } from './app-notice';
import { configurationFailed } from './configuration-failed';

const { side, navigateTo } = vi.hoisted(() => ({
  side: { isMini: false, isOnline: false, isLoggedIn: true, user: undefined as { isagree: boolean } | undefined },
  navigateTo: vi.fn(),
}));
const t = (key: string) => key;
vi.mock('../lib/connection-state', () => ({ useIsOnline: () => side.isOnline }));
vi.mock('../domain/account/use-user-info', () => ({ useUserInfo: () => ({ data: side.user }) }));
vi.mock('../session/session', () => ({ useIsLoggedIn: () => side.isLoggedIn }));
vi.mock('../navigation/navigator', () => ({ navigation: { navigateTo } }));
vi.mock('../lib/translation', () => ({ useT: () => t }));
vi.mock('./offline-text', async (importOriginal) => {
  const web = await importOriginal<typeof import('./offline-text')>();
  const mini = await import('./offline-text.mini');
  return {
    get OFFLINE_TEXT() {
      return (side.isMini ? mini : web).OFFLINE_TEXT;
    },
  };
});

afterEach(() => {
  cleanup();
  Object.assign(side, { isMini: false, isOnline: false, isLoggedIn: true, user: undefined });
  configurationFailed.set(false);
});

test.each([
  ['on the web what was seen is still there', false, true, 'app.offline'],
  ['in a mini-program, which keeps nothing of it, what is open', true, true, 'app.offline-open'],
  ['a guest, who has no album, is promised what is open', false, false, 'app.offline-open'],
])('without a network: %s', (_, isMini, isLoggedIn, text) => {
  Object.assign(side, { isMini, isLoggedIn });
  render(<AppNotice page="mine" />);
  expect(screen.getByText(text)).toBeTruthy();
});

test('that the configuration did not come is said for as long as it has not', () => {
  Object.assign(side, { isOnline: true });
  render(<AppNotice page="mine" />);
  expect(screen.queryByText('app.unconfigured')).toBeNull();
  act(() => configurationFailed.set(true));
  expect(screen.getByText('app.unconfigured')).toBeTruthy();
  act(() => configurationFailed.set(false));
  expect(screen.queryByText('app.unconfigured')).toBeNull();
});

test('who has not agreed to the terms in force is asked to, and led to them', () => {
  Object.assign(side, { isOnline: true, user: { isagree: false } });
  render(<AppNotice page="mine" />);
  expect(screen.getByText('app.terms-changed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'app.terms-read' }));
  expect(navigateTo).toHaveBeenCalledWith('consents');
});

test('where one agrees nothing leads there', () => {
  Object.assign(side, { isOnline: true, user: { isagree: false } });
  render(<AppNotice page="consents" />);
  expect(screen.getByText('app.terms-changed')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([undefined, { isagree: true }])('nobody else is asked: %j', (user) => {
  Object.assign(side, { isOnline: true, user });
  render(<AppNotice page="mine" />);
  expect(screen.queryByText('app.terms-changed')).toBeNull();
});
