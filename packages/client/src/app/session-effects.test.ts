// @vitest-environment happy-dom
import { ERROR } from '@kinora/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../api/command-error';
import { configurationOutdated } from '../api/configuration-outdated';
import { pendingQuestion } from '../lib/confirm';
import { sessionEnded } from '../session/session';

const { navigation, reloadConfiguration } = vi.hoisted(() => ({
  navigation: { navigateTo: vi.fn(), relaunch: vi.fn() },
  reloadConfiguration: vi.fn(async () => undefined),
}));
vi.mock('../navigation/navigator', () => ({ navigation, forgetTabs: () => undefined }));
vi.mock('../domain/configuration/reload-configuration', () => ({ reloadConfiguration }));
vi.mock('../lib/translation', () => ({
  currentTranslator: () => Object.assign((key: string) => key, { find: (key: string) => key }),
  onLocaleChange: () => undefined,
}));

const { startSessionEffects } = await import('./session-effects');
startSessionEffects();
beforeEach(() => vi.clearAllMocks());

test('a lost login shows the dialog over the page that the user is on, which is left for the login alone', async () => {
  sessionEnded.emit({ reason: 'lost' });
  await vi.waitFor(() => expect(pendingQuestion.get()?.title).toBe('session.lost.title'));
  expect([navigation.relaunch.mock.calls, navigation.navigateTo.mock.calls]).toEqual([[], []]);
  pendingQuestion.get()?.answer(false);
  await vi.waitFor(() => expect(pendingQuestion.get()).toBeUndefined());
  expect(navigation.navigateTo).not.toHaveBeenCalled();

  sessionEnded.emit({ reason: 'lost' });
  pendingQuestion.get()?.answer(true);
  await vi.waitFor(() => expect(navigation.navigateTo).toHaveBeenCalledWith('login'));
  expect(navigation.relaunch).not.toHaveBeenCalled();
});

test.each([
  [ERROR.loginEnded, 'session.lost.title'],
  [ERROR.accountMerged, 'session.lost.title'],
  [ERROR.accountClosed, 'session.closed.title'],
])('why the server ended a login is said: %i', async (id, title) => {
  sessionEnded.emit({ reason: 'lost', error: new CommandError(id) });
  await vi.waitFor(() => expect(pendingQuestion.get()).toMatchObject({ title, text: `error.${id}` }));
  pendingQuestion.get()?.answer(false);
});

test('an outdated configuration is asked for again', async () => {
  configurationOutdated.emit(undefined);
  await vi.waitFor(() => expect(reloadConfiguration).toHaveBeenCalledOnce());
});
