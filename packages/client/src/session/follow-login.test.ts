// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { session, sessionEnded } from './session';

const { stored, stack, leaveLogin } = vi.hoisted(() => ({
  stored: { login: undefined as object | undefined },
  ...{ stack: { pages: ['visit'] }, leaveLogin: vi.fn() },
}));
vi.mock('../navigation/navigator', () => ({ currentStack: () => stack.pages }));
vi.mock('./login', () => ({ leaveLogin }));
vi.mock('./stored-login', async (original) => ({
  ...(await original<object>()),
  hasStoredLogin: () => stored.login !== undefined,
  readLogin: async () => stored.login,
}));
const { followLogin } = await import('./follow-login');

const ann = { userid: 'ann', tmppsw: 'p', nick: '', headimg: '' };
const ended = vi.fn();
const tell = vi.fn();
sessionEnded.listen(ended);
followLogin(tell);
beforeEach(() => {
  vi.clearAllMocks();
  stack.pages = ['visit'];
});

/** What another tab keeps from now on, as the browser tells it. */
function elsewhere(login: object | undefined): void {
  stored.login = login;
  dispatchEvent(new StorageEvent('storage', { key: 'kinora.login' }));
}

test('a login in another tab is one here, and leaves the page that asks for it', async () => {
  session.set({ state: 'guest' });
  stack.pages = ['visit', 'login'];
  elsewhere(ann);
  await vi.waitFor(() => expect(leaveLogin).toHaveBeenCalledOnce());
  expect(session.get()).toEqual({ state: 'user', login: ann });
  expect(ended).not.toHaveBeenCalled();
});

test('a logout in another tab is one here', async () => {
  session.set({ state: 'user', login: ann });
  elsewhere(undefined);
  await vi.waitFor(() => expect(session.get().state).toBe('guest'));
  expect(ended).toHaveBeenCalledWith({ reason: 'logout', error: undefined });
});

test('somebody else who logs in there sees nothing of the former', async () => {
  session.set({ state: 'user', login: ann });
  const bob = { ...ann, userid: 'bob' };
  elsewhere(bob);
  await vi.waitFor(() => expect(session.get().login).toEqual(bob));
  expect([ended.mock.calls.length, leaveLogin.mock.calls.length]).toEqual([1, 0]);
});

test('a login of the same user that was renewed there is used here', async () => {
  session.set({ state: 'user', login: ann });
  elsewhere({ ...ann, tmppsw: 'q' });
  await vi.waitFor(() => expect(session.get().login?.tmppsw).toBe('q'));
  expect([ended.mock.calls.length, tell.mock.calls.length]).toEqual([0, 0]);
});
