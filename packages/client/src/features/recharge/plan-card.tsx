import { type Currency, photoPriceOf, type RechargePlan } from '@kinora/contract';
import { moneyText } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import styles from './recharge.module.css';

interface PlanCardProps {
  readonly plan: RechargePlan;
  readonly currency: Currency;
  /** Its photos cost least. */
  readonly isBest: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** So many cards for so much, and what a photo comes to. */
export function PlanCard({ plan, currency, isBest, isChosen, onChoose }: PlanCardProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a mini-program has no radio input that a card can hold
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={classNames(styles.plan, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <span className={styles.cards}>{t('recharge.cards', plan.amount)}</span>
        <span className={classNames(styles.dot, isChosen && styles.on)}>
          {isChosen ? <Icon name="check" sizePx={14} /> : null}
        </span>
      </span>
      <span className={styles.price}>{moneyText(t.locale, plan.price, currency)}</span>
      <span className={styles.each}>{t('recharge.each', moneyText(t.locale, photoPriceOf(plan), currency))}</span>
      {isBest ? <span className={styles.best}>{t('recharge.best')}</span> : null}
    </button>
  );
}
