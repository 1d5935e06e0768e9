import { UNITS, type Unit, type UserInfo } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { Card } from '../../ui/card';
import { Facts } from '../../ui/facts';

interface BalanceFactsProps {
  readonly account: Pick<UserInfo, 'balance' | 'point' | 'coin'>;
  /** Leads to the statement. */
  readonly onPress?: () => void;
}

/** What the user can spend of each unit; nothing where there is no shop. */
export function BalanceFacts({ account: { balance, point, coin }, onPress }: BalanceFactsProps) {
  const t = useT();
  if (balance === undefined || point === undefined || coin === undefined) return null;
  const values: Readonly<Record<Unit, number>> = { card: balance, point, coin };
  return (
    <Card {...(onPress && { onPress, label: t('money.title') })}>
      <Facts
        isLarge
        items={UNITS.map((unit) => ({
          id: unit,
          label: t(`money.${unit}`),
          value: formatNumber(t.locale, values[unit]),
        }))}
      />
    </Card>
  );
}
