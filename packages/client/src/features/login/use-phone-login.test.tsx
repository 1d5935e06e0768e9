// @vitest-environment happy-dom
import { ERROR } from '@kinora/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { forgetCodeStep, readCodeStep } from '../../session/kept-code-step';
import { setPendingAction, takePendingAction } from '../../session/pending-action';

const { askCode, logInWithPhoneCode, showError } = vi.hoisted(() => ({
  ...{ askCode: vi.fn(), logInWithPhoneCode: vi.fn(), showError: vi.fn() },
}));
vi.mock('../../session/login', () => ({ logInWithPhoneCode, leaveBinding: vi.fn(), leaveLogin: vi.fn() }));
vi.mock('../../domain/configuration/use-configuration', () => ({
  readConfiguration: async () => ({ protocols: { service: '1' } }),
}));
vi.mock('../../domain/login/ask-code', () => ({ askCode }));
vi.mock('../../api/show-error', () => ({ showError }));
vi.mock('../../lib/translation', () => ({
  useT: () => Object.assign((key: string) => key, { find: (key: string) => key }),
  currentTranslator: vi.fn(),
  onLocaleChange: vi.fn(),
}));
const { usePhoneLogin } = await import('./use-phone-login');

const number = { area: '+86', phone: '13800138000' };
const wish = { kind: 'shoot', theme: 'studio-grey', min: 1, max: 2 } as const;
const open = (begun?: Awaited<ReturnType<typeof readCodeStep>>) =>
  renderHook(() => usePhoneLogin({ number, isAgreed: true, readAgreed: async () => undefined, bind: undefined, begun }))
    .result;

beforeEach(() => {
  vi.clearAllMocks();
  forgetCodeStep();
  takePendingAction();
});
afterEach(cleanup);

test('who loads the page anew while a code is awaited enters it, and what was wanted is known still', async () => {
  askCode.mockResolvedValue({ resend_s: 60, expire_s: 300 });
  setPendingAction(vi.fn(), wish);
  const first = open();
  await act(async () => first.current.requestCode());
  cleanup();
  const begun = await readCodeStep(undefined);
  expect(begun).toMatchObject({ ...number, wish });
  const anew = open(begun);
  expect(anew.current.isCodeSent).toBe(true);
  expect([anew.current.resendAtMs, first.current.resendAtMs]).toEqual([begun?.resendAtMs, begun?.resendAtMs]);
});

test('where a code was sent a moment ago, it is said, and that code can be entered', async () => {
  askCode.mockRejectedValue(new CommandError(ERROR.codeTooOften, '23'));
  const login = open();
  await act(async () => login.current.requestCode());
  expect(showError).toHaveBeenCalledOnce();
  expect(login.current.isCodeSent).toBe(true);
  expect(login.current.resendAtMs).toBeGreaterThan(Date.now());
});

test('another number leaves nothing of the former in the browser', async () => {
  askCode.mockResolvedValue({ resend_s: 60, expire_s: 300 });
  const login = open();
  await act(async () => login.current.requestCode());
  act(() => login.current.forget());
  expect(await readCodeStep(undefined)).toBeUndefined();
});

test('who loads the page anew after too many wrong codes reads so, and when the next may be asked for', async () => {
  askCode.mockResolvedValue({ resend_s: 60, expire_s: 300 });
  logInWithPhoneCode.mockRejectedValue(new CommandError(ERROR.codeTooManyTries));
  const first = open();
  await act(async () => first.current.requestCode());
  await act(async () => first.current.entry.onSubmit('123456'));
  cleanup();
  await vi.waitFor(async () => expect(await readCodeStep(undefined)).toMatchObject({ over: ERROR.codeTooManyTries }));
  const begun = await readCodeStep(undefined);
  const anew = open(begun);
  expect(anew.current.entry).toMatchObject({ isOver: true, error: 'error.14005', resendAtMs: begun?.resendAtMs });
});
