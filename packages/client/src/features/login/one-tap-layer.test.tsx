// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { HiddenNumber } from '../../platform/one-tap-port';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));
vi.mock('./age-line', () => ({ AgeLine: () => null, useAgreementLabel: (label: string) => label }));
vi.mock('./legal-sheet', () => ({ LegalSheet: () => null }));
const { default: OneTapLayer } = await import('./one-tap-layer');
afterEach(cleanup);

const show = (asksDigits: boolean) => {
  const number: HiddenNumber = {
    ...{ carrier: 'unicom', ahead: '138', behind: '0001', termsUrl: 'https://terms.test', asksDigits },
    ...{ confirm: vi.fn(), leave: vi.fn() },
  };
  const onConfirm = vi.fn(async () => true);
  render(<OneTapLayer number={number} onConfirm={onConfirm} onLeave={vi.fn()} />);
  return onConfirm;
};
const login = () => screen.getByRole<HTMLButtonElement>('button', { name: t('action.login') });
const keypad = () => screen.queryByRole('group', { name: t('one-tap.keypad') });

test.each([true, false])('where the carrier asks for digits: %s, it takes a keypad, and all of them', (asksDigits) => {
  show(asksDigits);
  expect([keypad() !== null, login().disabled]).toEqual([asksDigits, asksDigits]);
});

test('where no digits are asked for consent still is', async () => {
  const onConfirm = show(false);
  fireEvent.click(login());
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe(t('login.agree-first'));
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(login());
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledWith(''));
});
