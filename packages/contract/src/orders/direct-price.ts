import type { RechargePlan } from './recharge-plan.ts';

/** What gold cards cost that are not bought ahead. */
interface CardPrices {
  /** Of one, in the smallest unit of the currency; 0: they are bought ahead alone. */
  readonly cardPrice: number;
  readonly plans: readonly RechargePlan[];
}

/**
 * Percent of the full price for so many gold cards: floor of 100 × price ÷ amount of the best-fitting plan, which is the largest one that is not larger; 100
 * below the smallest (specification, section 9). A plan that costs more than its cards do one by one makes nothing dearer.
 */
export function discountOf(cards: number, { cardPrice, plans }: CardPrices): number {
  const [fitting] = plans.filter(({ amount }) => amount <= cards).sort((one, other) => other.amount - one.amount);
  return fitting ? Math.min(100, Math.floor((100 * fitting.price) / (fitting.amount * cardPrice))) : 100;
}

/** What is paid for so many gold cards at once, in the smallest unit, a part of it left out; 0 where they cannot be paid so. */
export const directPrice = (cards: number, prices: CardPrices): number =>
  prices.cardPrice === 0 ? 0 : Math.floor((cards * prices.cardPrice * discountOf(cards, prices)) / 100);
