import type { ClosingView } from '@kinora/contract';
import { formatNumber, NO_BREAK, type Translator } from '@kinora/locales';
import { listWords } from '../../lib/format-list';
import { joinSentences } from '../../lib/join-sentences';
import type { IconName } from '../../ui/icon';

interface LossRow {
  readonly icon: IconName;
  readonly label: string;
  readonly count: number | undefined;
  readonly text?: string | undefined;
}

/** What goes with an account, by kind, each with its icon and how much there is. */
export function lossRows(losses: Partial<ClosingView>, t: Translator): LossRow[] {
  const { cards, points, orders, prints, refunds, coupons, coins } = losses;
  const rows: LossRow[] = [
    { icon: 'photos', label: t('leave.photos'), count: losses.photos },
    { icon: 'wait', label: t('leave.unkept'), count: losses.unkept },
    { icon: 'globe', label: t('leave.published'), count: losses.published },
    { icon: 'face', label: t('leave.faces'), count: losses.faces },
    { icon: 'people', label: t('leave.people'), count: losses.people },
    { icon: 'camera', label: t('leave.shoots'), count: losses.shoots },
    { icon: 'message', label: t('leave.messages'), count: losses.messages },
  ];
  const ofShop: LossRow[] = [
    { icon: 'card', label: t('leave.cards'), count: cards, text: whereCardsAre(losses, t) },
    { icon: 'star', label: t('leave.points'), count: points },
    { icon: 'document', label: t('leave.orders'), count: orders, text: t('leave.orders-end') },
    { icon: 'retry', label: t('leave.refunds'), count: refunds, text: t('leave.refunds-end') },
    { icon: 'image', label: t('leave.prints'), count: prints, text: t('leave.prints-end') },
    { icon: 'gift', label: t('leave.coupons'), count: coupons },
    { icon: 'sparkles', label: t('leave.coins'), count: coins },
  ];
  return [...rows, ...ofShop.filter(({ count }) => count)];
}

/** Where gold cards are that are not all in the balance. */
function whereCardsAre({ cards = 0, cardsheld = 0, cardssent = 0 }: Partial<ClosingView>, t: Translator) {
  if (cardsheld + cardssent === 0) return undefined;
  const number = (count: number): string => formatNumber(t.locale, count);
  return [
    t('leave.cards-here', number(cards - cardsheld - cardssent)),
    ...(cardsheld > 0 ? [t('leave.cards-held', number(cardsheld))] : []),
    ...(cardssent > 0 ? [t('leave.cards-sent', number(cardssent))] : []),
  ].join(' · ');
}

/** What goes with an account besides, of what it has; of a phone also when it can be registered again. */
export function alsoLost({ addresses = 0 }: Partial<ClosingView>, hasPhone: boolean, t: Translator): string {
  const words = [
    t('leave.also-name'),
    ...(hasPhone ? [t('leave.also-phone')] : []),
    ...(addresses > 0 ? [t('leave.also-addresses')] : []),
    ...[t('leave.also-consents'), t('leave.also-logins')],
  ];
  return joinSentences([t('leave.also', listWords(t.locale, words)), ...(hasPhone ? [t('leave.rest')] : [])]);
}

/** The last words before an account is closed: what goes with it, in numbers, and the time to think again. */
export function lastWords(losses: ClosingView, hasPhone: boolean, t: Translator): string {
  const { days, orders, prints, refunds } = losses;
  const counted = lossRows(losses, t).flatMap(({ label, count = 0 }) =>
    count > 0 ? [`${label}${NO_BREAK}${formatNumber(t.locale, count)}`] : [],
  );
  const lost = counted.length > 0 ? [`${t('leave.lost')}\n${counted.join(' · ')}`] : [];
  const ended = [
    ...(orders ? [t('leave.orders-end')] : []),
    ...(refunds ? [t('leave.refunds-end')] : []),
    ...(prints ? [t('leave.prints-end')] : []),
  ];
  return [...lost, alsoLost(losses, hasPhone, t), ...ended, days > 0 ? t('leave.days', days) : t('leave.at-once')].join(
    '\n\n',
  );
}
