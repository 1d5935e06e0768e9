import { ORDER_STATUS, operationsOf, PAY_CHECK, PAYMENT_STATUS, payCheckOf } from '@kinora/contract';
import { expect, it } from 'vitest';
import { nextState, ORDER_EVENTS, type OrderEvent, type OrderState, PLACED } from './order-machine.ts';

/** An order with what its history has done to the money: each at most once. */
interface Walked extends OrderState {
  taken: number;
  credited: number;
  returned: number;
}

const start: Walked = { ...PLACED, taken: 0, credited: 0, returned: 0 };
const EFFECTS: Partial<Record<OrderEvent, Partial<Walked>>> = {
  pay: { taken: 1 },
  sendBack: { taken: 1 },
  complete: { credited: 1 },
  refund: { returned: 1 },
  refundPartly: { returned: 1 },
  takeBack: { returned: 1 },
  revoke: { returned: 1 },
};

/** What a store takes again that had gone back, or was about to. */
const takenAgain = ({ returned }: Walked, event: OrderEvent): number => (event === 'reclaim' ? returned : 0);

function walk(order: Walked, event: OrderEvent): Walked | undefined {
  const next = nextState(order, event);
  const { taken = 0, credited = 0, returned = 0 } = EFFECTS[event] ?? {};
  return (
    next && {
      ...next,
      ...{
        taken: order.taken + taken,
        credited: order.credited + credited,
        returned: order.returned + returned - takenAgain(order, event),
      },
    }
  );
}

/** Every order that any sequence of events leads to, however long: sequences that end alike go on alike. */
function walkAll(): Walked[] {
  const seen = new Map([[JSON.stringify(start), start]]);
  for (const order of seen.values()) {
    for (const event of ORDER_EVENTS) {
      const next = walk(order, event);
      if (next) seen.set(JSON.stringify(next), next);
      if (seen.size > 1_000) throw new Error('an effect can be repeated for ever');
    }
  }
  return [...seen.values()];
}
const orders = walkAll();

it('takes, credits and returns the money of an order once, whatever comes after what', () => {
  for (const { taken, credited, returned } of orders) {
    expect(taken).toBeLessThanOrEqual(1);
    expect(credited).toBeLessThanOrEqual(taken);
    expect(returned).toBeLessThanOrEqual(taken);
  }
});

it('says in both readings what happened to the money', () => {
  const { paid, refunding, refundAgreed, refunded, partlyRefunded, revoked } = PAYMENT_STATUS;
  const taken: readonly number[] = [paid, refunding, refundAgreed, refunded, partlyRefunded, revoked];
  for (const order of orders) {
    expect(taken.includes(order.paystatus), JSON.stringify(order)).toBe(order.taken === 1);
    expect(([refunded, partlyRefunded, revoked] as number[]).includes(order.paystatus)).toBe(order.returned === 1);
    const isBack = order.paystatus === refunded || order.paystatus === revoked;
    const isCredited = order.credited === 1 && !isBack;
    if (isCredited) expect(payCheckOf(order)).toBe(PAY_CHECK.success);
    if (order.paystatus === revoked) expect(payCheckOf(order)).toBe(PAY_CHECK.revoked);
    const isSold = order.status >= ORDER_STATUS.paid;
    if (order.taken === 0 || !isSold) expect(payCheckOf(order)).not.toBe(PAY_CHECK.success);
  }
});

it('never opens again what is above paying, but by the money for what was closed', () => {
  for (const order of orders.filter(({ status }) => status > ORDER_STATUS.paying)) {
    for (const event of ORDER_EVENTS.filter((one) => one !== 'pay')) {
      const next = walk(order, event);
      if (next) expect(next.status).toBeGreaterThanOrEqual(order.status);
    }
  }
});

it('comes to a state of every kind', () => {
  const reached = new Set(orders.map(({ status, paystatus }) => `${status} ${paystatus}`));
  for (const state of [
    '10 0',
    '10 10',
    '10 20',
    '20 20',
    '20 45',
    '20 50',
    '30 0',
    '30 45',
    '30 50',
    '40 30',
    '90 30',
    '90 40',
    '90 45',
    '90 60',
    '90 70',
  ])
    expect(reached).toContain(state);
});

it('does what is offered, and offers what it does', () => {
  const events = { pay: 'prepay', cancel: 'cancel', refund: 'askRefund', cancelRefund: 'endRefund' } as const;
  for (const order of orders) {
    const offered = operationsOf({ ...order, type: 'physical' });
    for (const operation of ['pay', 'cancel', 'refund', 'cancelRefund'] as const)
      expect([operation, offered.includes(operation)]).toEqual([operation, !!nextState(order, events[operation])]);
  }
});

it('cannot be deleted while it waits, or while money is on its way', () => {
  const deletable = orders.filter((order) => operationsOf({ ...order, type: 'recharge' }).includes('delete'));
  const states = deletable.map(({ status, paystatus }) => `${status} ${paystatus}`);
  expect([...new Set(states)].toSorted()).toEqual(
    [
      '20 0',
      '20 10',
      '20 20',
      '20 50',
      '30 0',
      '30 10',
      '30 20',
      '30 50',
      '90 30',
      '90 50',
      '90 60',
      '90 70',
    ].toSorted(),
  );
});

it('prints go one way, and never off once their money was asked back', () => {
  const { paid, accepted, delivering, delivered, received, complete } = ORDER_STATUS;
  const way = { accept: [paid, accepted], send: [accepted, delivering], arrive: [delivering, delivered] } as const;
  const rest = { receive: [delivered, received], finish: [received, complete] } as const;
  const settled: readonly number[] = [PAYMENT_STATUS.paid, PAYMENT_STATUS.partlyRefunded];
  for (const [event, [from, to]] of Object.entries({ ...way, ...rest }) as [OrderEvent, readonly number[]][]) {
    for (const order of orders) {
      const next = nextState(order, event);
      if (next) expect([order.status, next.status]).toEqual([from, to]);
      if (next && (event === 'accept' || event === 'send')) expect(settled).toContain(order.paystatus);
    }
  }
});

it('what was refunded before it was sent ends there, and nothing that was paid for does', () => {
  for (const order of orders) {
    const isOver = order.paystatus === PAYMENT_STATUS.refunded && [40, 50].includes(order.status);
    expect(!!nextState(order, 'drop')).toBe(isOver);
  }
});
