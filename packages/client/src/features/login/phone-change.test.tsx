// @vitest-environment happy-dom
import { ERROR, type UserInfo } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { endSession } from '../../session/end-session';
import { forgetPhoneChange, readPhoneChange } from '../../session/kept-phone-change';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('../../api/show-error', () => ({ showError: vi.fn() }));
vi.mock('./region-field', () => ({ HOME: { region: 'CN', area: '+86' }, RegionField: () => null }));
vi.mock('./lost-phone', () => ({ LostPhone: () => null }));
const proofs = vi.hoisted(() => ({
  ...{ askOldCode: vi.fn(), proveOldPhone: vi.fn(), askNewCode: vi.fn(), proveNewPhone: vi.fn(), bindNumber: vi.fn() },
  withoutFormer: () => ({ secret: 's0' }),
}));
vi.mock('../../domain/login/phone-proofs', () => proofs);
const { PhoneChange } = await import('./phone-change');

const PROVEN = { secret: 's1', old: 'sn-old' };
const NUMBER = '13900139000';
const account = { uid: 'u1', area: '+86', phone: '138****0001' } as UserInfo;
const onBound = vi.fn();
// The first seal on a machine takes its time.
configure({ asyncUtilTimeout: 5_000 });

/** Opens the page, as one does first or by loading it anew. */
function open(uid = 'u1') {
  cleanup();
  render(<PhoneChange account={{ ...account, uid }} onBound={onBound} onOffered={vi.fn()} />);
}
const press = async (label: string) => fireEvent.click(await screen.findByRole('button', { name: label }));
const codeField = () => screen.findByLabelText(t('login.code', 6));
const enter = async (code: string) => fireEvent.change(await codeField(), { target: { value: code } });
const numberField = () => screen.findByLabelText<HTMLInputElement>(t('login.phone'));
async function askNew() {
  fireEvent.change(await numberField(), { target: { value: NUMBER } });
  await press(t('login.get-code'));
}
const isBegun = () => screen.findByRole('button', { name: t('login.get-code') });

beforeEach(() => {
  vi.clearAllMocks();
  forgetPhoneChange();
  for (const ask of [proofs.askOldCode, proofs.askNewCode]) ask.mockResolvedValue({ resend_s: 60, expire_s: 300 });
  proofs.proveOldPhone.mockResolvedValue(PROVEN);
  proofs.proveNewPhone.mockResolvedValue('sn-new');
  proofs.bindNumber.mockResolvedValue('bound');
});
afterEach(cleanup);

test('who loads the page anew enters the code to the former phone, then to the new one, and needs none twice', async () => {
  open();
  await press(t('login.get-code'));
  await codeField();
  open();
  await enter('111111');
  await numberField();
  open();
  await askNew();
  await codeField();
  open();
  expect((await numberField()).value).toBe(NUMBER);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/13900139000|sn-old/);
  await enter('222222');
  await vi.waitFor(() => expect(onBound).toHaveBeenCalledOnce());
  expect(proofs.proveNewPhone.mock.calls).toEqual([[expect.objectContaining({ phone: NUMBER }), '222222', 's1']]);
  expect(proofs.bindNumber.mock.calls).toEqual([['sn-new', PROVEN]]);
  expect([proofs.askOldCode.mock.calls.length, proofs.askNewCode.mock.calls.length]).toEqual([1, 1]);
  expect(await readPhoneChange('u1')).toBeUndefined();
});

test('after too many wrong codes that is read still, and another number leaves the former phone proven', async () => {
  proofs.proveNewPhone.mockRejectedValue(new CommandError(ERROR.codeTooManyTries));
  open();
  await press(t('login.get-code'));
  await enter('111111');
  await askNew();
  await enter('222222');
  await vi.waitFor(async () => expect((await readPhoneChange('u1'))?.code?.over).toBe(ERROR.codeTooManyTries));
  open();
  await screen.findByText(t('error.14005'));
  await press(t('login.other-phone'));
  await vi.waitFor(async () => expect(await readPhoneChange('u1')).toMatchObject({ former: PROVEN }));
  await vi.waitFor(async () => expect((await readPhoneChange('u1'))?.code).toBeUndefined());
  open();
  expect((await numberField()).value).toBe('');
});

test('nothing of it is left to another account, nor once its user logs out', async () => {
  open();
  await press(t('login.get-code'));
  await codeField();
  open('u2');
  await isBegun();
  endSession('logout');
  open();
  await isBegun();
});
