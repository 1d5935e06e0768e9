import type { ClosingView } from '@kinora/contract';
import { formatNumber, NO_BREAK, type Translator } from '@kinora/locales';

/** What goes with an account, by kind, each with its icon and how much there is. */
export function lossRows(losses: Partial<ClosingView>, t: Translator) {
  return [
    { icon: 'photos', label: t('leave.photos'), count: losses.photos },
    { icon: 'wait', label: t('leave.unkept'), count: losses.unkept },
    { icon: 'globe', label: t('leave.published'), count: losses.published },
    { icon: 'face', label: t('leave.faces'), count: losses.faces },
    { icon: 'people', label: t('leave.people'), count: losses.people },
    { icon: 'camera', label: t('leave.shoots'), count: losses.shoots },
    { icon: 'message', label: t('leave.messages'), count: losses.messages },
    ...(losses.cards ? [{ icon: 'card' as const, label: t('leave.cards'), count: losses.cards }] : []),
    ...(losses.points ? [{ icon: 'star' as const, label: t('leave.points'), count: losses.points }] : []),
    ...(losses.orders ? [{ icon: 'document' as const, label: t('leave.orders'), count: losses.orders }] : []),
    ...(losses.prints ? [{ icon: 'image' as const, label: t('leave.prints'), count: losses.prints }] : []),
    ...(losses.coupons ? [{ icon: 'gift' as const, label: t('leave.coupons'), count: losses.coupons }] : []),
    ...(losses.coins ? [{ icon: 'sparkles' as const, label: t('leave.coins'), count: losses.coins }] : []),
  ] as const;
}

/** The last words before an account is closed: what goes with it, in numbers, and the time to think again. */
export function lastWords(losses: ClosingView, t: Translator): string {
  const { days, orders, prints } = losses;
  const counted = lossRows(losses, t).flatMap(({ label, count = 0 }) =>
    count > 0 ? [`${label}${NO_BREAK}${formatNumber(t.locale, count)}`] : [],
  );
  const lost = counted.length > 0 ? [`${t('leave.lost')}\n${counted.join(' · ')}`] : [];
  const ended = [...(orders ? [t('leave.orders-end')] : []), ...(prints ? [t('leave.prints-end')] : [])];
  return [...lost, t('leave.also'), ...ended, days > 0 ? t('leave.days', days) : t('leave.at-once')].join('\n\n');
}
