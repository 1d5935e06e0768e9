import { beforeEach, expect, test, vi } from 'vitest';
import { session } from './session';

const { isLaunchedForOnePage, readLogin } = vi.hoisted(() => ({ isLaunchedForOnePage: vi.fn(), readLogin: vi.fn() }));
vi.mock('../platform/launch-scene', () => ({ isLaunchedForOnePage }));
vi.mock('./stored-login', () => ({ readLogin }));

const { restoreLogin, oneLoginAtATime } = await import('./restore-login');
const login = { userid: 'u', tmppsw: 'p', nick: '', headimg: '' };

beforeEach(() => {
  session.set({ state: 'restoring' });
  isLaunchedForOnePage.mockReturnValue(false);
  readLogin.mockResolvedValue(login);
});

test('a stored login is restored at the start', async () => {
  await restoreLogin();
  expect(session.get()).toEqual({ state: 'user', login });
});

test('launched for a single page, the app does not read it, and the user is a guest', async () => {
  isLaunchedForOnePage.mockReturnValue(true);
  readLogin.mockClear();
  await restoreLogin();
  expect(session.get()).toEqual({ state: 'guest' });
  expect(readLogin).not.toHaveBeenCalled();
});

test.each([{ ...login, tmppsw: '' }, { ...login, userid: '' }, undefined])(
  'what is no whole login is none: %j',
  async (stored) => {
    readLogin.mockResolvedValue(stored);
    await restoreLogin();
    expect(session.get().state).toBe('guest');
  },
);

test('a login waits in steps of 200 ms until the one under way has ended', async () => {
  vi.useFakeTimers();
  const stored = Promise.withResolvers<typeof login>();
  readLogin.mockReturnValue(stored.promise);
  const restoring = restoreLogin();
  const next = vi.fn(async () => session.get().state);
  const second = oneLoginAtATime(next);
  await vi.advanceTimersByTimeAsync(450);
  expect(next).not.toHaveBeenCalled();
  stored.resolve(login);
  await restoring;
  await vi.advanceTimersByTimeAsync(149);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await second).toBe('user');
  vi.useRealTimers();
});
