// @vitest-environment happy-dom
import { ERROR } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { keepCodeStep } from '../../session/kept-code-step';
import { beginGuestSession } from '../../session/session';
import { keepAttempt } from '../../session/sign-in-attempt';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
const { call, listeners, relaunchAt } = vi.hoisted(() => ({
  call: vi.fn(),
  listeners: new Set<() => void>(),
  relaunchAt: vi.fn(),
}));
vi.mock('../../api/call', () => ({ call }));
vi.mock('../../domain/configuration/on-outdated', () => ({
  onConfigurationOutdated(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
vi.mock('../../navigation/open-address', () => ({ relaunchAt }));
vi.mock('../../navigation/navigator', async (original) => ({
  ...(await original<object>()),
  ...{ currentStack: () => ['login'], navigation: {}, addressBelow: () => '/' },
}));
vi.mock('../../domain/configuration/use-configuration', () => ({
  useConfiguration: () => ({ data: { guardianage: 0 }, failureCount: 0 }),
  readConfiguration: async () => ({ protocols: { service: 'new' } }),
}));
vi.mock('./number-fields', () => ({ NO_NUMBER: { area: '+86', phone: '' }, NumberFields: () => null }));
vi.mock('./age-line', () => ({ AgeLine: () => null, useAgreementLabel: (label: string) => label }));
vi.mock('./legal-sheet', () => ({ LegalSheet: () => null }));
vi.mock('./one-tap-entry', () => ({ OneTapEntry: () => null }));
const { LoginForm } = await import('./login-form');
const { ReturnView } = await import('./return-view');
afterEach(() => {
  cleanup();
  beginGuestSession();
});

const attempt = { state: 'state', secret: 's'.repeat(43), agreed: 'old', command: 'LOGINGOOGLEH5' } as const;
const login = { userid: 'u', tmppsw: 'p', nick: '', headimg: '', device: 'mark' };
const outdated = () => {
  for (const listener of listeners) listener();
  return Promise.reject(new CommandError(ERROR.configOutOfDate));
};
const enterCode = () => act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } }));
const box = () => screen.getByRole('checkbox');

test('who binds a phone while the terms change agrees to the new ones, and goes on with the same code', async () => {
  await keepAttempt(attempt);
  const number = { area: '+86', phone: '13800138000' };
  await keepCodeStep({ ...number, bind: 'state', resendAtMs: Date.now() + 60_000, untilMs: Date.now() + 60_000 });
  render(<LoginForm bind="state" />);
  await vi.waitFor(() => expect(box().getAttribute('aria-checked')).toBe('true'));
  call.mockResolvedValueOnce({ sn: 'proof' }).mockImplementationOnce(outdated);
  await enterCode();
  await vi.waitFor(() => expect(box().getAttribute('aria-checked')).toBe('false'));
  call.mockClear();
  await enterCode();
  expect(call).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(box()));
  call.mockResolvedValueOnce(login);
  await enterCode();
  await vi.waitFor(() => expect(relaunchAt).toHaveBeenCalled());
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'LOGINBINDPHONE',
    expect.objectContaining({ agreed: 'new', sn: 'proof' }),
  );
});

test('who comes back from a provider after the terms changed is led to where they stand, not the same way again', async () => {
  await keepAttempt(attempt);
  call.mockImplementationOnce(outdated);
  render(<ReturnView state="state" />);
  await screen.findByText(t('error.40010'));
  screen.getByRole('button', { name: t('login.again') });
});
