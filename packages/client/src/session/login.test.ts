// @vitest-environment happy-dom
import { CLIENT_ERROR, ERROR } from '@kinora/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/call';
import { CommandError } from '../api/command-error';
import { navigation } from '../navigation/navigator';
import { bindPhone, type PhoneWord } from './end-attempt';
import { forgetWish, takeWish } from './kept-wish';
import { leaveLogin, logInBy, logInWithPhoneCode, logOut, resumeWish } from './login';
import { setPendingAction } from './pending-action';
import { beginSession, session } from './session';

vi.mock('../api/call', () => ({ call: vi.fn() }));
const { stack } = vi.hoisted(() => ({ stack: { pages: [] as string[] } }));
vi.mock('../navigation/navigator', async (original) => ({
  ...(await original<object>()),
  navigation: { back: vi.fn(), relaunch: vi.fn() },
  currentStack: () => stack.pages,
}));

const input = { phone: '13800138000', area: '+86', code: '123456', agreed: '1' };
const login = { userid: 'u', tmppsw: 'p', nick: '', headimg: '', device: 'mark' };
const lost = new CommandError(CLIENT_ERROR.network);
const secrets = () => vi.mocked(call).mock.calls.map(([, said]) => 'secret' in said && said.secret);

beforeEach(() => {
  vi.mocked(call).mockReset();
});

test('a sign-in whose answer is lost is asked for once more, and again as the user does, by the same secret', async () => {
  vi.mocked(call).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(login);
  await expect(logInWithPhoneCode(input)).rejects.toBe(lost);
  await logInWithPhoneCode(input);
  expect(secrets()).toHaveLength(3);
  expect(new Set(secrets()).size).toBe(1);
  expect(secrets()[0]).toMatch(/^[\w-]{43}$/);
});

test('another code, and the next sign-in, have secrets of their own', async () => {
  vi.mocked(call).mockResolvedValue(login);
  await logInWithPhoneCode(input);
  await logInWithPhoneCode(input);
  await logInWithPhoneCode({ ...input, code: '654321' });
  expect(new Set(secrets()).size).toBe(3);
});

test('of two sign-ins at once the second waits in steps of 200 ms until the first has ended', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<typeof login>();
  vi.mocked(call).mockReturnValueOnce(answer.promise).mockResolvedValue(login);
  const first = logInWithPhoneCode(input);
  const second = logInWithPhoneCode({ ...input, code: '654321' });
  await vi.advanceTimersByTimeAsync(500);
  expect(call).toHaveBeenCalledOnce();
  answer.resolve(login);
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all([first, second]);
  expect(call).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a sign-in that needs a phone first is kept, and ends once a phone is proven', async () => {
  vi.mocked(call).mockRejectedValueOnce(new CommandError(ERROR.phoneNeeded, 'state'));
  await expect(logInBy('device', '1')).rejects.toMatchObject({ id: ERROR.phoneNeeded });
  vi.mocked(call).mockResolvedValueOnce({ sn: 'proof' }).mockResolvedValueOnce(login);
  await bindPhone('state', input);
  const [, , [name, said] = []] = vi.mocked(call).mock.calls;
  expect([name, said]).toEqual(['LOGINBINDPHONE', expect.objectContaining({ sn: 'proof', state: 'state' })]);
});

/** A sign-in for which a phone is bound, and whose answer is lost. */
async function loseTheBinding(state: string, word: PhoneWord): Promise<void> {
  vi.mocked(call).mockRejectedValueOnce(new CommandError(ERROR.phoneNeeded, state));
  await expect(logInBy('device', '1')).rejects.toMatchObject({ id: ERROR.phoneNeeded });
  vi.mocked(call).mockResolvedValueOnce({ sn: 'first' }).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await expect(bindPhone(state, word)).rejects.toBe(lost);
  vi.mocked(call).mockClear();
}
const asked = () => vi.mocked(call).mock.calls.map(([name, said]) => [name, 'sn' in said && said.sn]);

test('a binding whose answer is lost is asked for again by the proof that it was asked with', async () => {
  await loseTheBinding('lost', input);
  vi.mocked(call).mockResolvedValueOnce(login);
  await bindPhone('lost', input);
  expect(asked()).toEqual([['LOGINBINDPHONE', 'first']]);
});

test('so it is where the phone was proven once more meanwhile, by another word', async () => {
  await loseTheBinding('again', { hostCode: 'one' });
  vi.mocked(call)
    .mockResolvedValueOnce({ sn: 'second' })
    .mockRejectedValueOnce(new CommandError(ERROR.signInOver))
    .mockResolvedValueOnce(login);
  await bindPhone('again', { hostCode: 'two' });
  const [, ...bindings] = asked();
  expect(bindings).toEqual([
    ['LOGINBINDPHONE', 'second'],
    ['LOGINBINDPHONE', 'first'],
  ]);
});

test('what the server refuses is asked once', async () => {
  vi.mocked(call).mockRejectedValue(new CommandError(ERROR.codeWrong));
  await expect(logInWithPhoneCode(input)).rejects.toMatchObject({ id: ERROR.codeWrong });
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  ['visit', 'back'],
  ['welcome', 'relaunch'],
] as const)('who logs in over %s without having wanted anything goes %s', async (below, way) => {
  vi.clearAllMocks();
  stack.pages = [below, 'login'];
  await leaveLogin();
  expect(navigation.back).toHaveBeenCalledTimes(way === 'back' ? 1 : 0);
  expect(vi.mocked(navigation.relaunch).mock.calls).toEqual(way === 'back' ? [] : [['visit']]);
});

test('who wanted something on the welcome page goes back to it, and on with that', async () => {
  vi.clearAllMocks();
  const action = vi.fn();
  stack.pages = ['welcome', 'login'];
  setPendingAction(action);
  await leaveLogin();
  expect(navigation.back).toHaveBeenCalledOnce();
  expect(action).toHaveBeenCalledOnce();
});

test('who loaded the login page anew goes back, and on with what was wanted before', async () => {
  const wish = { kind: 'shoot', theme: 'studio-grey', min: 1, max: 2 } as const;
  vi.clearAllMocks();
  forgetWish();
  stack.pages = ['visit', 'login'];
  resumeWish(wish);
  await leaveLogin();
  expect(navigation.back).toHaveBeenCalledOnce();
  expect(takeWish('shoot')).toEqual(wish);
});

test('who loaded the login page anew and wanted to add a face does that', async () => {
  vi.clearAllMocks();
  stack.pages = ['visit', 'login'];
  resumeWish({ kind: 'add-face', theme: 'studio-grey' });
  await leaveLogin();
  expect(navigation.relaunch).toHaveBeenCalledWith('avatar', { create: '1', theme: 'studio-grey' });
});

test('whoever logs out is a guest at once; the server hears of it, too, by the next connection at the latest', async () => {
  vi.mocked(call).mockRejectedValueOnce(lost).mockRejectedValueOnce(new CommandError(ERROR.loginEnded));
  beginSession(login);
  const leaving = logOut();
  expect(session.get().state).toBe('guest');
  await leaving;
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  for (const [name, , options] of vi.mocked(call).mock.calls)
    expect([name, options]).toEqual(['LOGOUT', { as: login }]);
});
