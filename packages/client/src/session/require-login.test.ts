// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { confirm } from '../lib/confirm';
import { navigation } from '../navigation/navigator';
import { takePendingAction } from './pending-action';
import { requireLogin } from './require-login';

vi.mock('../lib/confirm', () => ({ confirm: vi.fn() }));
vi.mock('../lib/translation', () => ({ currentTranslator: () => (key: string) => key }));
const { stack } = vi.hoisted(() => ({ stack: { pages: [] as string[] } }));
vi.mock('../navigation/navigator', async (original) => ({
  ...(await original<object>()),
  navigation: { navigateTo: vi.fn() },
  currentStack: () => stack.pages,
}));

beforeEach(() => {
  vi.clearAllMocks();
  takePendingAction();
  vi.mocked(navigation.navigateTo).mockResolvedValue(true);
  vi.mocked(confirm).mockResolvedValue(true);
});

test.each([
  [['welcome'], false],
  [['welcome', 'visit'], true],
  [['visit'], true],
])('a guest on %j is asked before the login page: %s', async (pages, isAsked) => {
  stack.pages = pages;
  const action = vi.fn();
  await requireLogin(action);
  expect(vi.mocked(confirm).mock.calls.length === 1).toBe(isAsked);
  expect(navigation.navigateTo).toHaveBeenCalledWith('login');
  expect(takePendingAction()).toBe(action);
});

test('who does not want to log in stays, and nothing is done later', async () => {
  stack.pages = ['visit'];
  vi.mocked(confirm).mockResolvedValue(false);
  await requireLogin(vi.fn());
  expect(navigation.navigateTo).not.toHaveBeenCalled();
  expect(takePendingAction()).toBeUndefined();
});

test('a wish is dropped where the login page did not open', async () => {
  stack.pages = ['welcome'];
  vi.mocked(navigation.navigateTo).mockResolvedValue(false);
  await requireLogin(vi.fn());
  expect(takePendingAction()).toBeUndefined();
});
