// @vitest-environment happy-dom
import { ERROR } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';

const { confirm, proveClosing, closeAccount } = vi.hoisted(() => ({
  confirm: vi.fn(),
  proveClosing: vi.fn(),
  closeAccount: vi.fn(),
}));
const account = { uid: 'u', area: '+86', phone: '138****8000', closing: { days: 7 } };
const t = createTranslator('en', await loadTable('en'));
vi.mock('../../domain/account/use-closing', () => ({
  ...{ useClosing: () => ({ data: account }), useKeepAccount: () => ({ isKeeping: false, keep: vi.fn() }) },
  ...{
    askClosingCode: async () => ({ resend_s: 0, expire_s: 300 }),
    newReceipt: () => ({ number: 'n', secret: 's' }),
    proveClosing,
    closeAccount,
  },
}));
vi.mock('../../lib/confirm', () => ({ confirm }));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t }));
vi.mock('../../navigation/use-navigation', () => ({ useNavigation: () => ({}) }));
vi.mock('../../session/user-only', () => ({ UserOnly: ({ children }: { children: unknown }) => children }));
vi.mock('../../session/kept-receipt', () => ({ keepReceipt: vi.fn() }));
vi.mock('../../features/paper-page/paper-page', () => ({
  PaperPage: ({ children }: { children: unknown }) => children,
}));
const { forgetClosingCode } = await import('../../session/kept-closing-code');
const { default: WithdrawPage } = await import('./withdraw-page');

beforeEach(() => {
  vi.clearAllMocks();
  forgetClosingCode();
  confirm.mockResolvedValue(true);
  proveClosing.mockResolvedValue({ sn: 'sn', secret: 'secret' });
  closeAccount.mockResolvedValue({ closed: false });
});
afterEach(cleanup);

const press = (label: string) => act(async () => fireEvent.click(screen.getByText(label)));
const field = () => screen.getByRole<HTMLInputElement>('textbox');

async function enterCode(): Promise<void> {
  render(<WithdrawPage />);
  await press(t('login.get-code'));
  await act(async () => fireEvent.change(field(), { target: { value: '123456' } }));
}

test('a whole code alone closes nothing: one presses, and is asked whether one is sure', async () => {
  confirm.mockResolvedValueOnce(false);
  await enterCode();
  expect(confirm).not.toHaveBeenCalled();
  await press(t('leave.confirm'));
  expect(proveClosing).not.toHaveBeenCalled();
  // Who was not sure may be, later.
  await press(t('leave.confirm'));
  expect(closeAccount).toHaveBeenCalledOnce();
});

test.each([
  ['was tried too often', ERROR.codeTooManyTries],
  ['has expired', ERROR.codeExpired],
])('where the code %s the next one is all that is left to do', async (_, because) => {
  proveClosing.mockRejectedValue(new CommandError(because));
  await enterCode();
  await press(t('leave.confirm'));
  expect([field().disabled, screen.queryByText(t('leave.confirm'))]).toEqual([true, null]);
  await press(t('login.resend'));
  expect(field().disabled).toBe(false);
  expect(screen.getByText(t('leave.confirm'))).toBeTruthy();
});

test('who loads the page anew has the field of the code at once, and reads why it takes nothing', async () => {
  proveClosing.mockRejectedValue(new CommandError(ERROR.codeTooManyTries));
  await enterCode();
  cleanup();
  const anew = render(<WithdrawPage />);
  expect(field().disabled).toBe(false);
  await act(async () => fireEvent.change(field(), { target: { value: '123456' } }));
  await press(t('leave.confirm'));
  anew.unmount();
  render(<WithdrawPage />);
  expect([field().disabled, screen.queryByText(t('leave.confirm'))]).toEqual([true, null]);
  expect(screen.getByText(t('error.14005'))).toBeTruthy();
});
