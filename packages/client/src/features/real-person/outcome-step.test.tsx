// @vitest-environment happy-dom
import type { RealPersonCode } from '@kinora/contract';
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CheckOutcome } from '../../domain/real-person/begin-and-end-check';
import { OutcomeStep } from './outcome-step';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
afterEach(cleanup);

const show = (outcome: CheckOutcome) => render(<OutcomeStep outcome={outcome} onAgain={vi.fn()} onClose={vi.fn()} />);
const again = () => screen.queryByRole('button', { name: t('person.again') });

test.each<[RealPersonCode, string, string | undefined]>([
  [1000, 'You are verified', undefined],
  [1001, 'The check was not finished', 'Something went wrong here. Try again later.'],
  [1003, 'The check was not finished', 'The check was broken off; there is no result.'],
  [2002, 'The check was not finished', 'No connection. Try again when it is back.'],
  [2003, 'The check was not finished', 'The clock of this device is wrong. Set it, then try again.'],
  [2006, 'The check was not passed', undefined],
])('code %i is told as "%s", because: %s', (code, title, why) => {
  show({ code });
  const told = screen.getByRole(code === 1000 ? 'status' : 'alert');
  expect(told.textContent).toBe(title + (why ?? ''));
  expect(again() === null).toBe(code === 1000);
});

test('what was seen of a check that was not passed is told', () => {
  show({ code: 2006, fault: 'still' });
  expect(screen.getByRole('alert').textContent).toBe(t('person.code-2006') + t('person.fault-still'));
});
