import { beforeEach, expect, test, vi } from 'vitest';
import { session, sessionEnded } from '../session/session';
import { CommandError } from './command-error';
import { configurationOutdated } from './configuration-outdated';

const { exchange, forgetLogin } = vi.hoisted(() => ({ exchange: vi.fn(), forgetLogin: vi.fn() }));
vi.mock('./gateway', () => ({ exchange }));
vi.mock('./declarations', () => ({}));
vi.mock('@kinora/channel/noble', () => ({}));
vi.mock('../session/stored-login', () => ({ forgetLogin }));

const { sendCommand } = await import('./send-command');
const login = { userid: 'u', tmppsw: 'p', nick: '', headimg: '' };
const send = () => sendCommand('QUERYUSERINFO', {}, {}).catch((error: unknown) => error);

beforeEach(() => {
  session.set({ state: 'user', login });
  vi.clearAllMocks();
});

test.each([
  [14_200, ''],
  [14_201, ''],
  [14_202, ''],
  [14_203, ''],
  [14_204, ''],
  [14_205, ''],
  [20_999, 'please re-login'],
])('error %i "%s" clears the login, tells it once and is thrown', async (id, text) => {
  exchange.mockRejectedValue(new CommandError(id, text));
  const ended = vi.fn();
  const end = sessionEnded.listen(ended);
  expect(await send()).toMatchObject({ id });
  end();
  expect(session.get()).toEqual({ state: 'guest' });
  expect(forgetLogin).toHaveBeenCalledOnce();
  expect(ended.mock.calls).toEqual([[{ reason: 'lost', error: new CommandError(id, text) }]]);
});

test('an answer to a former login leaves the one that followed it', async () => {
  const next = { ...login, tmppsw: 'next' };
  exchange.mockImplementation(async () => {
    session.set({ state: 'user', login: next });
    throw new CommandError(14_200);
  });
  await send();
  expect(session.get().login).toEqual(next);
});

test('what is asked as a login that was left ends no session, and is told to nobody', async () => {
  session.set({ state: 'guest' });
  exchange.mockRejectedValue(new CommandError(14_200));
  const ended = vi.fn();
  const end = sessionEnded.listen(ended);
  await expect(sendCommand('LOGOUT', {}, { as: login })).rejects.toMatchObject({ id: 14_200 });
  end();
  expect(ended).not.toHaveBeenCalled();
});

test('another error keeps the login', async () => {
  exchange.mockRejectedValue(new CommandError(10_008));
  await send();
  expect(session.get().login).toEqual(login);
});

test('an outdated configuration is told, and the call fails with the flag that it is being updated', async () => {
  exchange.mockRejectedValue(new CommandError(40_010));
  const outdated = vi.fn();
  const end = configurationOutdated.listen(outdated);
  expect(await send()).toMatchObject({ id: 40_010, isUpdate: true });
  end();
  expect(outdated).toHaveBeenCalledOnce();
});
