import { ERROR } from '@kinora/contract';
import { expect, it } from 'vitest';
import { CommandError } from '../../api/command-error';
import { checkPayment } from './check-payment';

/** A check whose answers are told, on a clock that only waiting moves. */
async function check(...answers: readonly (number | undefined)[]) {
  let [asked, time] = [0, 0];
  const outcome = await checkPayment({
    async ask() {
      const id = answers[Math.min(asked++, answers.length - 1)];
      if (id !== undefined) throw new CommandError(id);
    },
    delay: async (ms) => {
      time += ms;
    },
    now: () => time,
  }).catch((error: unknown) => error);
  return { outcome, asked, time };
}

it.each([
  ['paid at once', [undefined], { outcome: 'paid', asked: 1, time: 0 }],
  [
    'paid after two answers',
    [ERROR.notYetPaid, ERROR.notYetPaid, undefined],
    { outcome: 'paid', asked: 3, time: 4_000 },
  ],
  ['refused by the channel', [ERROR.notYetPaid, ERROR.payFailed], { outcome: 'failed', asked: 2, time: 2_000 }],
  ['not heard of in twelve seconds', [ERROR.notYetPaid], { outcome: 'unknown', asked: 7, time: 12_000 }],
])('a payment that is %s', async (_name, answers, told) => {
  expect(await check(...answers)).toEqual(told);
});

it('an error that says nothing of the payment is told', async () => {
  expect((await check(ERROR.notYetPaid, ERROR.orderExpired)).outcome).toBeInstanceOf(CommandError);
});
