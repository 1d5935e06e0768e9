// @vitest-environment happy-dom
import { ERROR } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommandError } from '../../api/command-error';
import { useCodeStep } from '../../domain/login/use-code-step';
import { CodeEntry } from './code-entry';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t, currentTranslator: () => t, onLocaleChange: vi.fn() }));

const WAIT_S = 60;
const LEFT_S = 23;
let refusal: number = ERROR.codeWrong;
let asked = 0;
let isTooOften = false;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isTooOften = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Step() {
  const step = useCodeStep({
    ask: async () => {
      asked += 1;
      if (isTooOften) throw new CommandError(ERROR.codeTooOften, String(LEFT_S));
      return Date.now() + WAIT_S * 1000;
    },
    enter: async () => {
      throw new CommandError(refusal);
    },
  });
  if (!step.isCodeSent) return <button type="button" onClick={() => void step.request()} />;
  return <CodeEntry {...step.entry} submitLabel="Sign in" />;
}

async function enterRefused(because: number) {
  refusal = because;
  render(<Step />);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  await act(async () => fireEvent.change(screen.getByRole('textbox'), { target: { value: '123456' } }));
}
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button').map(({ textContent }) => textContent);

test('one that was sent a moment ago, in whichever tab, can be entered, and the next is as far away as there', async () => {
  isTooOften = true;
  await enterRefused(ERROR.codeWrong);
  expect(buttons()).toEqual([t('login.resend-in', LEFT_S), 'Sign in']);
});

test('a wrong code can be entered anew, or another one asked for', async () => {
  await enterRefused(ERROR.codeWrong);
  expect(buttons()).toEqual([t('login.resend-in', WAIT_S), 'Sign in']);
});

test.each([
  ['was tried too often', ERROR.codeTooManyTries],
  ['has expired', ERROR.codeExpired],
])('of a code that %s the next one is all that is left to do, once one may', async (_, because) => {
  await enterRefused(because);
  expect(buttons()).toEqual([t('login.resend-in', WAIT_S)]);
  for (let second = 0; second <= WAIT_S; second += 1) await act(async () => vi.advanceTimersByTime(1_000));
  await act(async () => fireEvent.click(screen.getByText(t('login.resend'))));
  expect([asked, ...buttons()]).toEqual([2, t('login.resend-in', WAIT_S), 'Sign in']);
});
