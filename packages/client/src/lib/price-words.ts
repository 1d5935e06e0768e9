import type { Translator } from '@kinora/locales';

/** The fact that shooting is free, and, where keeping costs gold cards, what a photo costs then. */
export function priceWords(t: Translator, cardsEach: number) {
  const isFree = cardsEach === 0;
  const label = isFree ? t('theme.price') : t('theme.shooting');
  return {
    fact: { id: 'price', icon: 'gift' as const, label, value: t('theme.free') },
    note: isFree ? undefined : t('theme.price-kept', cardsEach),
  };
}
