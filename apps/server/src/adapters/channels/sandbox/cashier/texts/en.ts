import type { CashierTexts } from '../cashier-texts.ts';

export const en: CashierTexts = {
  title: 'Sandbox cashier',
  heading: 'Sandbox cashier: no real money moves here',
  order: 'Order',
  states: {
    waiting: 'waiting to be paid',
    failed: 'the payment failed and can be tried again',
    closed: 'closed: it can no longer be paid',
    paid: 'paid',
  },
  until: 'Open until %s UTC. Do nothing to let it time out.',
  back: 'Go back to the shop',
  noAnswer: 'The cashier did not answer. Try again.',
  acts: {
    pay: 'Pay',
    fail: 'Fail: the bank refuses',
    cancel: 'Cancel and go back',
    expire: 'Let the time run out at once',
    late: 'Pay, and tell the shop after 20 s',
    twice: 'Pay, and tell the shop three times at once',
    reordered: 'Pay, and tell the shop of a failure afterwards',
    silent: 'Pay, and never tell the shop: it must ask',
    forged: 'Do not pay, and send a forged notice',
  },
};
