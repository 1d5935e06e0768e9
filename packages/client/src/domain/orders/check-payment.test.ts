import { ERROR, PAY_CHECK, type PayCheck } from '@kinora/contract';
import { expect, it } from 'vitest';
import { CommandError } from '../../api/command-error';
import { checkPayment } from './check-payment';

/** A check whose answers are told, on a clock that only waiting moves. */
async function check(...answers: readonly (PayCheck | CommandError)[]) {
  let [asked, time] = [0, 0];
  const outcome = await checkPayment({
    async ask() {
      const answer = answers[Math.min(asked++, answers.length - 1)] ?? PAY_CHECK.notPaid;
      if (answer instanceof CommandError) throw answer;
      return answer;
    },
    delay: async (ms) => {
      time += ms;
    },
    now: () => time,
  }).catch((error: unknown) => error);
  return { outcome, asked, time };
}

const { success, refunded, revoked } = PAY_CHECK;
const [notYet, failed, over] = [ERROR.notYetPaid, ERROR.payFailed, ERROR.orderExpired].map(
  (id) => new CommandError(id),
) as [CommandError, CommandError, CommandError];

it.each([
  ['paid at once', [success], { outcome: 'paid', asked: 1, time: 0 }],
  ['paid after two answers', [notYet, notYet, success], { outcome: 'paid', asked: 3, time: 4_000 }],
  ['refused by the channel', [notYet, failed], { outcome: 'failed', asked: 2, time: 2_000 }],
  ['over without being charged', [notYet, over], { outcome: 'over', asked: 2, time: 2_000 }],
  ['given back by now', [refunded], { outcome: 'failed', asked: 1, time: 0 }],
  ['revoked, and then made after all', [revoked, success], { outcome: 'paid', asked: 2, time: 2_000 }],
  ['not heard of in twelve seconds', [notYet], { outcome: 'unknown', asked: 7, time: 12_000 }],
])('a payment that is %s', async (_name, answers, told) => {
  expect(await check(...answers)).toEqual(told);
});

it('an error that says nothing of the payment is told', async () => {
  expect((await check(notYet, new CommandError(ERROR.notFound))).outcome).toBeInstanceOf(CommandError);
});
