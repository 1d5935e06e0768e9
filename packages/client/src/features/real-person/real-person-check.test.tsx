// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const { conf, account } = vi.hoisted(() => ({
  conf: { data: undefined as object | undefined, isLoading: true },
  account: { data: undefined as object | undefined, isLoading: true },
}));
vi.mock('../../domain/configuration/use-configuration', () => ({ useConfiguration: () => conf }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => account }));
vi.mock('../../domain/account/answer-purpose', () => ({ answerPurpose: vi.fn() }));
vi.mock('../../domain/real-person/begin-and-end-check', () => ({ beginCheck: vi.fn(), endCheck: vi.fn() }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({}) }));
vi.mock('../../session/session', async (original) => ({
  ...(await original<object>()),
  useIsLoggedIn: () => true,
}));
vi.mock('../../lib/translation', () => ({
  useT: () => Object.assign((key: string) => key, { locale: 'en' }),
  currentTranslator: vi.fn(),
  onLocaleChange: vi.fn(),
}));
vi.mock('./faceless-step', () => ({ FacelessStep: () => null }));
const { RealPersonCheck } = await import('./real-person-check');
afterEach(cleanup);

const SAID = ['person.intro-text', 'person.service-text'];
const said = () => SAID.filter((words) => screen.queryByText(words) !== null);

test.each([
  ['studio', 'person.intro-text'],
  ['aliyun', 'person.service-text'],
])('nothing is said of who checks before it is known that it is %s, nor anything to be agreed to', (by, words) => {
  Object.assign(conf, { data: undefined, isLoading: true });
  Object.assign(account, { data: undefined, isLoading: true });
  const { rerender } = render(<RealPersonCheck />);
  expect([said(), screen.queryByRole('button')]).toEqual([[], null]);
  Object.assign(conf, { data: { realpersonby: by, services: [] }, isLoading: false });
  rerender(<RealPersonCheck faceId="known" />);
  expect(said()).toEqual([]);
  Object.assign(account, { data: { uid: 'u', purposes: [] }, isLoading: false });
  rerender(<RealPersonCheck faceId="both" />);
  expect(said()).toEqual([words]);
  expect(screen.queryByText('outside.ask-text') !== null).toBe(by === 'aliyun');
});
