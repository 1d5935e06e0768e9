// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const { conf, account, faces } = vi.hoisted(() => ({
  faces: { data: { icons: [{ mid: 'u', sample: false }] }, isPending: false, dataUpdatedAt: 1, isFetching: false },
  conf: { data: undefined as object | undefined, isLoading: true },
  account: { data: undefined as object | undefined, isLoading: true },
}));
vi.mock('../../domain/configuration/use-configuration', () => ({ useConfiguration: () => conf }));
vi.mock('../../domain/account/use-user-info', () => ({ useUserInfo: () => account }));
vi.mock('../../domain/faces/use-faces', async (original) => ({ ...(await original<object>()), useFaces: () => faces }));
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
vi.mock('./faceless-step', () => ({
  FacelessStep: ({ isConsentOpen }: { isConsentOpen: boolean }) => (isConsentOpen ? 'consent first' : 'face first'),
}));
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
  Object.assign(account, { data: { uid: 'u', purposes: [], faceagree: true }, isLoading: false });
  rerender(<RealPersonCheck faceId="both" />);
  expect(said()).toEqual([words]);
  expect(screen.queryByText('outside.ask-text') !== null).toBe(by === 'aliyun');
});

const user = { uid: 'u', purposes: [], faceagree: true, underage: false };
test.each([
  ['who is too young', { ...user, underage: true, faceagree: false }, [], 'add-face.under-title'],
  [
    'a face of their own',
    user,
    [
      { mid: 'other', sample: false },
      { mid: 'u', sample: true },
    ],
    'face first',
  ],
  ['the consent to use it', { ...user, faceagree: false }, [{ mid: 'u', sample: false }], 'consent first'],
])('what is missing is said before a comparison is promised: %s', (_, data, icons, words) => {
  Object.assign(conf, { data: { realpersonby: 'studio', services: [], guardianage: 14 }, isLoading: false });
  Object.assign(account, { data, isLoading: false });
  Object.assign(faces, { data: { icons } });
  render(<RealPersonCheck />);
  expect(screen.queryByText(words)).not.toBeNull();
  expect(said()).toEqual([]);
});
