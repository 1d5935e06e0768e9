// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShootSetupProps } from '../../features/shooting/setup-props';

const { requireLogin, setup } = vi.hoisted(() => ({ requireLogin: vi.fn(), setup: vi.fn() }));
vi.mock('../../features/shooting/shoot-setup', () => ({
  ShootSetup: (props: ShootSetupProps) => {
    setup(props);
    return null;
  },
}));
vi.mock('../../features/add-face/add-face-sheet', () => ({
  AddFaceSheet: ({ isOpen }: { isOpen: boolean }) => (isOpen ? 'adding' : null),
}));
vi.mock('../../features/guided-photos/guided-sheet', () => ({ GuidedSheet: () => null }));
vi.mock('../../features/darkroom/darkroom', () => ({ Darkroom: () => null }));
vi.mock('../../navigation/page-context', () => ({ usePageQuery: () => ({}) }));
vi.mock('../../navigation/use-page-title', () => ({ usePageTitle: () => undefined }));
vi.mock('../../lib/translation', () => ({
  useT: () => (key: string) => key,
  currentTranslator: vi.fn(),
  onLocaleChange: vi.fn(),
}));
vi.mock('../../session/require-login', () => ({ requireLogin }));
vi.mock('../../session/session', async (original) => ({
  ...(await original<object>()),
  useIsLoggedIn: () => true,
}));
const { bringBackWish, forgetWish, keepWish } = await import('../../session/kept-wish');
const { default: ShootingPage } = await import('./shooting-page');
beforeEach(() => {
  vi.clearAllMocks();
  forgetWish();
});
afterEach(cleanup);

const chosen = { theme: 'studio-grey', keywords: ['red'] };
const toldToSetup = (): ShootSetupProps => setup.mock.lastCall?.[0];

test('who was adding somebody to a shoot goes on with that after a provider’s page, and with what was chosen', async () => {
  render(<ShootingPage />);
  toldToSetup().onAddFace(chosen);
  const [, wish] = requireLogin.mock.calls[0] ?? [];
  cleanup();
  await keepWish('state', wish);
  await bringBackWish('state');
  await act(async () => render(<ShootingPage />));
  expect(toldToSetup().before).toEqual({ ...chosen, kind: 'set-up', adds: true });
  expect(screen.getByText('adding')).toBeTruthy();
});

test('who only chose something finds that, and adds nobody', async () => {
  await keepWish('state', { kind: 'set-up', ...chosen });
  await bringBackWish('state');
  await act(async () => render(<ShootingPage />));
  expect(toldToSetup().before).toEqual({ ...chosen, kind: 'set-up' });
  expect(screen.queryByText('adding')).toBeNull();
});

test('what comes back to a page that is there already is gone on with', async () => {
  await act(async () => render(<ShootingPage />));
  await keepWish('state', { kind: 'set-up', ...chosen, adds: true });
  await act(async () => bringBackWish('state'));
  expect(toldToSetup().before).toEqual({ ...chosen, kind: 'set-up', adds: true });
  expect(screen.getByText('adding')).toBeTruthy();
});
