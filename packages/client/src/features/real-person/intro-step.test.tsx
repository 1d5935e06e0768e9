// @vitest-environment happy-dom
import { createTranslator, loadTable } from '@kinora/locales';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { IntroStep } from './intro-step';

const t = createTranslator('en', await loadTable('en'));
vi.mock('../../lib/translation', () => ({ useT: () => t }));
afterEach(cleanup);

function show(onReview?: () => void) {
  const onStart = vi.fn();
  render(
    <IntroStep
      {...{ isElsewhere: true, needsIdentity: true, consent: undefined, isBusy: false, elsewhere: '' }}
      {...{ onStart, onClip: undefined, onReview, keep: undefined, onKeep: vi.fn() }}
    />,
  );
  return onStart;
}
const write = (name: string, number: string) => {
  fireEvent.change(screen.getByLabelText(t('person.name')), { target: { value: name } });
  fireEvent.change(screen.getByLabelText(t('person.number')), { target: { value: number } });
  fireEvent.click(screen.getByRole('button', { name: t('person.start') }));
};
const review = () => screen.queryByRole('button', { name: t('person.review') });

test.each([
  ['安娜', '110105194912310021', 'error.20404'],
  ['安娜', '11010519491331002X', 'error.20404'],
  [' ', '11010519491231002X', 'error.20405'],
] as const)('"%s" with the number %s goes no further: %s', (name, number, error) => {
  const onStart = show();
  write(name, number);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([t(error)]);
  expect(onStart).not.toHaveBeenCalled();
});

test('a name and a number go on as the service takes them', () => {
  const onStart = show();
  write(' 安娜 ', '11010519491231002x');
  expect(onStart).toHaveBeenCalledWith({ realname: '安娜', idnum: '11010519491231002X' });
});

test('the review is offered only where there is one', () => {
  show();
  expect(review()).toBeNull();
  cleanup();
  show(vi.fn());
  expect(review()).not.toBeNull();
});
