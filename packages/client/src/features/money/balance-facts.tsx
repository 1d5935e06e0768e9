import { UNITS, type Unit, type UserInfo } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { countCoupons } from '../../domain/ledger/count-coupons';
import { useT } from '../../lib/translation';
import { Card } from '../../ui/card';
import { Facts } from '../../ui/facts';
import styles from './money.module.css';

interface BalanceFactsProps {
  readonly account: Pick<UserInfo, 'balance' | 'point' | 'coin' | 'coupons'>;
  /** Of the gold cards, those that were bought and those that were given. */
  readonly cards?: { readonly paid: number; readonly gift: number } | undefined;
  /** Leads to the statement. */
  readonly onPress?: () => void;
}

/** What the user can spend: gold cards, and of points, coins and coupons those that there are; nothing where there is no shop. */
export function BalanceFacts({ account, cards, onPress }: BalanceFactsProps) {
  const t = useT();
  const { balance, point, coin } = account;
  if (balance === undefined || point === undefined || coin === undefined) return null;
  const values: Readonly<Record<Unit, number>> = { card: balance, point, coin, coupon: countCoupons(account) };
  return (
    <Card {...(onPress && { onPress, label: t('money.title') })}>
      <Facts
        isLarge
        items={UNITS.filter((unit) => unit === 'card' || values[unit] > 0).map((unit) => ({
          id: unit,
          label: t(`money.${unit}`),
          value: formatNumber(t.locale, values[unit]),
        }))}
      />
      {cards ? (
        <p className={styles.cards}>
          <span>{t('money.left-paid', formatNumber(t.locale, cards.paid))}</span>
          <span>{t('money.left-gift', formatNumber(t.locale, cards.gift))}</span>
        </p>
      ) : null}
    </Card>
  );
}
