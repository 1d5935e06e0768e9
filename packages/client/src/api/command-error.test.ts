import { CLIENT_ERROR, ERROR } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { expect, it } from 'vitest';
import { CommandError, errorText, isError, isLoginLost, isNetworkError } from './command-error';

const t = createTranslator('en', await loadTable('en'));

it.each([14200, 14201, 14202, 14203])('takes %d for a lost login', (id) => {
  expect(isLoginLost(new CommandError(id))).toBe(true);
});

it('takes a message with re-login for a lost login', () => {
  expect(isLoginLost(new CommandError(777, 'please Re-Login'))).toBe(true);
  expect(isLoginLost(new CommandError(777, 'please try later'))).toBe(false);
  expect(isLoginLost(new Error('re-login'))).toBe(false);
});

it('fills the text of an error from its message', () => {
  expect(errorText(new CommandError(ERROR.imageTooSmall, '200'), t)).toContain('200');
});

it('shows the server’s words for an error without a text, else a general one', () => {
  expect(errorText(new CommandError(77777, 'closed on Sundays'), t)).toBe('closed on Sundays');
  expect(errorText(new CommandError(77777), t)).toBe(t('error.88888'));
  expect(errorText(new TypeError('x is not a function'), t)).toBe(t('error.88888'));
});

it('tells failures of the network from answers of the server', () => {
  expect(isNetworkError(new CommandError(CLIENT_ERROR.network))).toBe(true);
  expect(isNetworkError(new CommandError(CLIENT_ERROR.requestTimeout))).toBe(true);
  expect(isNetworkError(new CommandError(ERROR.serverFailure))).toBe(false);
  expect(isError(new CommandError(ERROR.codeWrong), ERROR.codeWrong)).toBe(true);
});
