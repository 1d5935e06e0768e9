import { ERROR } from '@kinora/contract';
import { decideRefund } from '../../src/modules/orders/decide-refund.ts';
import { takeBack } from '../../src/modules/orders/take-back.ts';
import { giveUpVideo } from '../../src/modules/renditions/animate-photo.worker.ts';
import { giveUpEnlargement } from '../../src/modules/renditions/enlarge-photo.worker.ts';
import { type Account, type Bought, giveBack, isVirtual, latestRefund, PRICES } from './reckoning.ts';
import { nthOrder, type Planners } from './turn.ts';

const told = { uid: '', by: 'olga', why: 'by hand', amount: '', unit: '', days: '' };

const isPaid = ({ money }: Bought): boolean => money === 'paid';
const isAsked = ({ money }: Bought): boolean => money === 'asked';

/** A wish to have the money back ends, and its cards are there again. */
function keep(account: Account, order: Bought, isRefused: boolean): void {
  const refund = latestRefund(order);
  if (!refund) return;
  Object.assign(refund, { state: 'ended', isRefused });
  account.cards.add('paid', refund.cards);
  order.money = 'paid';
}

/** How what was paid goes back. */
export const returnActs: Planners<'askRefund' | 'keepRefund' | 'refuse' | 'agree' | 'takeBack' | 'fail'> = {
  askRefund(turn, { nth }) {
    const order = nthOrder(turn, nth, (one) => isPaid(one) && !isVirtual(one));
    if (!order) return undefined;
    const { world, me } = turn;
    const { cards: purse } = me.account;
    const cards = order.of === 'plan' ? Math.min(PRICES.planCards, purse.paid) : 0;
    const isAskable = !isVirtual(order) && order.money === 'paid';
    const isSpent = order.of === 'plan' && cards === 0;
    // The same again.
    const isAskedFor = order.refunds.some(({ isOwn, state }) => isOwn && (state === 'asked' || state === 'agreed'));
    const refused = !isVirtual(order) && isAskedFor ? undefined : ERROR.orderInvalid;
    return {
      ask: () => world.call('REFUNDAPPLY', me.user, { oid: order.id, reason: 'Not needed' }),
      refusal: isAskable ? (isSpent ? ERROR.nothingToRefund : undefined) : refused,
      done() {
        if (!isAskable) return;
        purse.add('paid', -cards);
        const amount = order.of === 'plan' ? (PRICES.plan / PRICES.planCards) * cards : order.price;
        order.refunds.push({ state: 'asked', cards, amount, isOwn: true, isRefused: false });
        order.money = 'asked';
      },
    };
  },

  keepRefund(turn, { nth }) {
    const order = nthOrder(turn, nth, isAsked);
    if (!order) return undefined;
    const { world, me } = turn;
    const isWaiting = order.money === 'asked';
    const hasKept = isPaid(order) && order.refunds.some(({ state, isRefused }) => state === 'ended' && !isRefused);
    return {
      ask: () => world.call('REFUNDCANCEL', me.user, { oid: order.id }),
      refusal: isWaiting || hasKept ? undefined : ERROR.orderInvalid,
      done: () => isWaiting && keep(me.account, order, false),
    };
  },

  refuse(turn, { nth }) {
    const order = nthOrder(turn, nth, isAsked);
    if (!order) return undefined;
    const refund = latestRefund(order);
    const isWaiting = refund?.state === 'asked';
    return {
      ask: () => decideRefund(turn.world.deps, 'refused', { ...told, id: order.id }),
      refusal: isWaiting || refund?.isRefused ? undefined : 'operator',
      done: () => isWaiting && keep(turn.me.account, order, true),
    };
  },

  /** Of prints with a part of it, where it is asked for with `twice`. */
  agree(turn, { nth, twice }) {
    const order = nthOrder(turn, nth, isAsked);
    if (!order) return undefined;
    const refund = latestRefund(order);
    const isPart = twice && order.of === 'print';
    const amount = isPart ? (PRICES.printPart / 100).toFixed(2) : '';
    return {
      ask: () => decideRefund(turn.world.deps, 'agreed', { ...told, id: order.id, amount }),
      refusal: refund && refund.state !== 'ended' ? undefined : 'operator',
      done() {
        if (refund?.state !== 'asked') return;
        refund.state = order.money = 'agreed';
        if (isPart) refund.amount = PRICES.printPart;
      },
    };
  },

  takeBack(turn, { nth, twice }) {
    const order = nthOrder(turn, nth, (one) => isPaid(one) && isVirtual(one));
    if (!order) return undefined;
    return {
      ask: () => takeBack(turn.world.deps, { ...told, id: order.id }),
      refusal: isVirtual(order) && order.stands === 'sold' ? undefined : 'operator',
      ...{ twice, done: () => giveBack(turn.me.account, order) },
    };
  },

  /** What was paid for cannot be made. */
  fail({ world, me }, { kind }) {
    const order = me.account.orders.find((one) => one.of === kind && one.stands === 'sold' && one.money === 'paid');
    if (!order) return undefined;
    const giveUp = kind === '4k' ? giveUpEnlargement : giveUpVideo;
    return { ask: () => giveUp(world.deps, { photoId: me.kept }), done: () => giveBack(me.account, order) };
  },
};
