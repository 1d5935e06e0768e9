// @vitest-environment happy-dom
import { ERROR } from '@kinora/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../api/call';
import { endAttempt } from './end-attempt';
import { takeWish, type Wish } from './kept-wish';
import { logInBy } from './login';
import { setPendingAction } from './pending-action';

vi.mock('../api/call', () => ({ call: vi.fn() }));
const { openProvider } = vi.hoisted(() => ({ openProvider: vi.fn() }));
vi.mock('../platform/sign-in-host', () => ({ openProvider, takeHostCode: undefined }));
const FROM = '/pages/tabBar/visit/visit';
vi.mock('../navigation/navigator', async (original) => ({
  ...(await original<object>()),
  navigation: {},
  addressBelow: () => FROM,
  currentStack: () => [],
}));
const login = { userid: 'u', tmppsw: 'p', nick: '', headimg: '', device: 'mark' };

beforeEach(() => {
  vi.clearAllMocks();
});

/** A guest wants something, goes to a provider's page and comes back from it; where they come back to. */
async function goAndComeBack(wish: Wish): Promise<string | undefined> {
  setPendingAction(vi.fn(), wish);
  vi.mocked(call).mockResolvedValueOnce({ state: 'state', url: 'https://there.test' });
  expect(await logInBy('google', '1')).toBe(false);
  expect(openProvider).toHaveBeenCalledWith('https://there.test');
  const [[, begun] = []] = vi.mocked(call).mock.calls;
  const target = begun !== undefined && 'target' in begun ? begun.target : undefined;
  vi.mocked(call).mockResolvedValueOnce({ ...login, ...(target !== undefined && { target }) });
  return endAttempt('state');
}

test.each<Wish>([
  { kind: 'sample-face' },
  { kind: 'shoot', theme: 'studio-grey', min: 1, max: 2 },
  { kind: 'shoot', again: 'photo', min: 1, max: 1 },
  { kind: 'set-up', theme: 'studio-grey', keywords: ['red'], adds: true },
])('who wanted $kind comes back to the page that asked, with that', async (wish) => {
  expect(await goAndComeBack(wish)).toBe(FROM);
  expect(takeWish(wish.kind)).toEqual(wish);
});

test.each([
  [undefined, '/pages/tabBar/avatar/avatar?create=1'],
  ['studio-grey', '/pages/tabBar/avatar/avatar?create=1&theme=studio-grey'],
])('who wanted to add a face comes back to where one is added, for theme %s', async (theme, place) => {
  expect(await goAndComeBack({ kind: 'add-face', theme })).toBe(place);
  expect(takeWish('add-face')).toBeUndefined();
});

test('of two tabs that went away each one comes back to what it began', async () => {
  for (const state of ['first', 'second']) {
    vi.mocked(call).mockResolvedValueOnce({ state, url: 'https://there.test' });
    await logInBy('google', '1', `/${state}`);
  }
  const begun = vi.mocked(call).mock.calls.map(([, said]) => 'secret' in said && said.secret);
  vi.mocked(call).mockClear().mockResolvedValue(login);
  await endAttempt('first');
  await endAttempt('second');
  expect(vi.mocked(call).mock.calls.map(([, said]) => 'secret' in said && said.secret)).toEqual(begun);
  await expect(endAttempt('first')).rejects.toMatchObject({ id: ERROR.signInElsewhere });
});
