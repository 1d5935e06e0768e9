import type { PhotoQuote } from '@kinora/contract';
import { formatNumber, type Translator } from '@kinora/locales';

/** What chosen photos come to: how many are free, and, where not all cost the same, how many cost what. */
export function priceParts(t: Translator, { free, points, paid, cards }: PhotoQuote): string[] {
  const priced = [
    ...(points > 0 ? [{ count: points, price: t('order.part-points', points) }] : []),
    ...(cards > 0 ? [{ count: paid, price: t('recharge.cards', cards) }] : []),
  ];
  const isMixed = free > 0 || priced.length > 1;
  const words = ({ count, price }: (typeof priced)[number]): string =>
    isMixed ? t('result.part-for', formatNumber(t.locale, count), price) : price;
  return [...(free > 0 ? [t('order.part-free', free)] : []), ...priced.map(words)];
}
