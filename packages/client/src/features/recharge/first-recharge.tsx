import type { Currency } from '@kinora/contract';
import { moneyText } from '@kinora/locales';
import { conceptName } from '../../lib/concept-name';
import { useT } from '../../lib/translation';
import styles from './recharge.module.css';

interface FirstRechargeProps {
  readonly price: number;
  readonly keywords: readonly string[];
  readonly currency: Currency;
}

/** What a first recharge of so much unlocks for life. */
export function FirstRecharge({ price, keywords, currency }: FirstRechargeProps) {
  const t = useT();
  const names = keywords.flatMap((id) => conceptName(t, id) ?? []);
  if (names.length === 0) return null;
  return <p className={styles.note}>{t('recharge.first', moneyText(t.locale, price, currency), names.join(' · '))}</p>;
}
