import { cropFor, ERROR, type ErrorId, type InputOf, type ResponseOf } from '@kinora/contract';
import { newSn } from '../module-world.ts';
import { type Bought, discover, end, PAY_MS, PRICES } from './reckoning.ts';
import type { Plan, Planners, Turn } from './turn.ts';

type Input = Omit<InputOf<'CREATEORDER'>, 'sn'>;

const address = {
  ...{ name: 'Wang', phone: '13800000000', country: 'CN', province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ street: '文三路 1 号', postcode: '' },
};
/** Gold cards that an order waits for so long, at least, are not ordered twice. */
const LEFT_MS = 60_000;
const crop = cropFor({ width: 900, height: 1_200 }, { width: 102, height: 152 });

function place(
  { world, me: { user, account }, now }: Turn,
  input: Input,
  bought: Pick<Bought, 'of'> & Partial<Bought>,
  { refusal, twice = false }: { refusal?: ErrorId | undefined; twice?: boolean } = {},
): Plan {
  const sn = newSn();
  return {
    ask: () => world.call('CREATEORDER', user, { sn, ...input }),
    ...{ refusal, twice },
    done(answer) {
      const { id, price } = (answer as ResponseOf<'CREATEORDER'>).order;
      account.orders.push({
        ...{ id, price, photos: [], cards: 0, points: 0, free: 0, until: now + PAY_MS, stands: 'waits', money: 'none' },
        ...{ method: input.paymethod === 'balance' ? 'balance' : 'sandbox', isTold: false, silent: 0 },
        ...{ coupons: account.coupons.take(input.coupon ?? 0, now), spent: { cards: [], points: [] }, refunds: [] },
        ...bought,
      });
      account.ready.splice(0, bought.photos?.length ?? 0);
    },
  };
}

/** What is ordered. */
export const placeActs: Planners<'plan' | 'photos' | 'render' | 'print'> = {
  plan(turn, { twice }) {
    const { world, me, now } = turn;
    const input = { plan: 'cards-10', price: PRICES.plan, paymethod: 'sandbox' as const };
    const waits = me.account.orders.some(
      (one) => one.of === 'plan' && one.stands === 'waits' && one.until > now + LEFT_MS,
    );
    if (waits) return { ask: () => world.call('CREATEORDER', me.user, { sn: newSn(), ...input }), twice };
    return place(turn, input, { of: 'plan' }, { twice });
  },

  photos(turn, { count, coupons: coupon, twice }) {
    const { account } = turn.me;
    const photos = account.ready.slice(0, count);
    if (photos.length === 0) return undefined;
    const free = Math.min(photos.length, account.freeLeft);
    const points = Math.min(photos.length - free, account.pointsLeft(turn.now));
    const left = photos.length - free - points;
    const areThere = coupon <= left && coupon <= account.coupons.available(turn.now);
    const cards = Math.max(0, left - coupon) * PRICES.photo;
    const input = { plan: '', photos, price: cards, point: points, coupon, paymethod: 'balance' as const };
    const refusal = areThere ? undefined : ERROR.priceChanged;
    return place(turn, input, { of: 'photos', photos, cards, points, free }, { refusal, twice });
  },

  render(turn, { kind, coupons: coupon, twice }) {
    const { world, me, now } = turn;
    const { account } = me;
    const cards = coupon > 0 ? 0 : PRICES[kind];
    const rendition = { photo: me.kept, kind };
    const input = { plan: '', rendition, price: cards, coupon, paymethod: 'balance' as const };
    const waiting = account.orders.find((one) => one.of === kind && one.stands === 'waits');
    if (waiting?.cards === cards) return { ask: () => world.call('CREATEORDER', me.user, { sn: newSn(), ...input }) };
    const isThere = coupon <= account.coupons.available(now);
    const refusal = account.made.has(kind) ? ERROR.renditionNotForSale : isThere ? undefined : ERROR.priceChanged;
    const plan = place(turn, input, { of: kind, cards }, { refusal, twice });
    return {
      ...plan,
      done(answer) {
        // One at another price takes its place.
        if (waiting) end(account, waiting, 'closed');
        plan.done?.(answer);
        if (waiting) discover(account, waiting, now);
      },
    };
  },

  print(turn, { twice }) {
    const print = { photo: turn.me.kept, size: '10x15', paper: 'glossy' as const, crop, count: 1, address };
    return place(turn, { plan: '', print, price: PRICES.print, paymethod: 'sandbox' }, { of: 'print' }, { twice });
  },
};
