import type { Translator } from '@kinora/locales';
import { call } from '../../api/call';
import { choose } from '../../lib/confirm';
import { countCoupons } from '../ledger/count-coupons';

/** How many coupons are used of those that the user has, for so many items at a price in gold cards each; undefined: the user closed the question. */
export type AskForCoupons = (items: number, cardsEach: number) => Promise<number | undefined>;

/** Asks whether coupons shall be used for what costs gold cards; without any it is known that none are. */
export const askForCoupons =
  (t: Translator): AskForCoupons =>
  async (items, cardsEach) => {
    if (items === 0) return 0;
    const usable = Math.min(items, countCoupons(await call('QUERYUSERINFO', {})));
    if (usable === 0) return 0;
    const isWanted = await choose({
      title: t('order.coupon-ask', usable),
      text: t('order.coupon-saves', t('recharge.cards', usable * cardsEach)),
      confirmLabel: t('order.coupon-use'),
      cancelLabel: t('order.coupon-later'),
    });
    return isWanted === undefined ? undefined : isWanted ? usable : 0;
  };
