import { ORDER_STATUS, type OrderStatus, PAYMENT_STATUS, type PaymentStatus } from '@kinora/contract';

/** Where an order and its money stand. */
export interface OrderState {
  status: OrderStatus;
  paystatus: PaymentStatus;
}

const { paying, closed, cancelled, paid, accepted, delivering, delivered, received, complete } = ORDER_STATUS;
/** Paid for, wherever its prints are. */
const SOLD = [paid, accepted, delivering, delivered, received, complete];
const UNPAID = [PAYMENT_STATUS.notPaid, PAYMENT_STATUS.failed, PAYMENT_STATUS.paying];
/** The money, or what was not given back of it, is here, and nobody asks for it. */
const SETTLED = [PAYMENT_STATUS.paid, PAYMENT_STATUS.partlyRefunded];
const { refunding, refundAgreed, refunded, revoked } = PAYMENT_STATUS;
/** Whatever becomes of its money, a parcel that was sent comes. */
const WHEREVER = [...SETTLED, refunding, refundAgreed, refunded];

interface Step {
  /** Where it starts from: any of these with any of those. */
  from: { status: readonly OrderStatus[]; paystatus: readonly PaymentStatus[] };
  /** What becomes another. */
  to: Partial<OrderState>;
}

const step = (status: readonly OrderStatus[], paystatus: readonly PaymentStatus[], to: Partial<OrderState>): Step => ({
  ...{ from: { status, paystatus }, to },
});

/** Everything that can happen to an order, and where alone it can. What is not here does not happen. */
const STEPS = {
  /** A channel was told of it. */
  prepay: step([paying], UNPAID, { paystatus: PAYMENT_STATUS.paying }),
  /** The channel said that the payment failed: it can be tried again. */
  fail: step([paying], UNPAID, { paystatus: PAYMENT_STATUS.failed }),
  /** The money came; also for an order that was closed meanwhile, because its time was over: whoever paid gets what they paid for. */
  pay: step([paying, closed], UNPAID, { status: paid, paystatus: PAYMENT_STATUS.paid }),
  /** What was bought is there, at once with the money. */
  complete: step([paid], [PAYMENT_STATUS.paid], { status: complete }),
  expire: step([paying], UNPAID, { status: closed }),
  cancel: step([paying], UNPAID, { status: cancelled }),
  /** Money came for an order that its user had given up, or whose time was over: it goes back. */
  sendBack: step([closed, cancelled], UNPAID, { paystatus: PAYMENT_STATUS.refundAgreed }),
  /** The operator takes prints on, and sends them: what is being asked back waits for that to be decided. */
  accept: step([paid], SETTLED, { status: accepted }),
  send: step([accepted], SETTLED, { status: delivering }),
  arrive: step([delivering], WHEREVER, { status: delivered }),
  receive: step([delivered], WHEREVER, { status: received }),
  /** Nothing is left to be done. */
  finish: step([received], [...SETTLED, refunded], { status: complete }),
  /** Prints whose money went back before they were sent are not sent any more. */
  drop: step([paid, accepted], [refunded], { status: complete }),
  askRefund: step(SOLD, [PAYMENT_STATUS.paid], { paystatus: refunding }),
  /** The user took that back, or the operator refused. */
  endRefund: step(SOLD, [refunding], { paystatus: PAYMENT_STATUS.paid }),
  agreeRefund: step(SOLD, [refunding], { paystatus: refundAgreed }),
  refund: step([...SOLD, closed, cancelled], [refundAgreed], { paystatus: refunded }),
  /** The channel took the money back by itself: nobody here had asked it to. Those that do so sell no prints. */
  revoke: step([complete], [PAYMENT_STATUS.paid, refundAgreed], { paystatus: revoked }),
  /** It took the money again: what was bought is its buyer's again. */
  reclaim: step([complete], [refundAgreed, refunded, PAYMENT_STATUS.partlyRefunded, revoked], {
    paystatus: PAYMENT_STATUS.paid,
  }),
  /** The operator gave the cards of photos back, and the photos are locked again. */
  takeBack: step([complete], [PAYMENT_STATUS.paid], { paystatus: PAYMENT_STATUS.refunded }),
  /** The same where a channel was paid for them: the money is on its way back. */
  takeBackMoney: step([complete], [PAYMENT_STATUS.paid], { paystatus: PAYMENT_STATUS.refundAgreed }),
  refundPartly: step(SOLD, [refundAgreed], { paystatus: PAYMENT_STATUS.partlyRefunded }),
} as const satisfies Readonly<Record<string, Step>>;

export type OrderEvent = keyof typeof STEPS;

/** How every order begins. */
export const PLACED: OrderState = { status: paying, paystatus: PAYMENT_STATUS.notPaid };

export const ORDER_EVENTS = Object.keys(STEPS).filter((name): name is OrderEvent => name in STEPS);

/** Where an order stands after what happened; undefined: it cannot happen there. */
export function nextState({ status, paystatus }: OrderState, event: OrderEvent): OrderState | undefined {
  const { from, to }: Step = STEPS[event];
  const isPossible = from.status.includes(status) && from.paystatus.includes(paystatus);
  return isPossible ? { status, paystatus, ...to } : undefined;
}
