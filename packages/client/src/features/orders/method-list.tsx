import type { PayMethodKey } from '@kinora/contract';
import { useLiaoCoins } from '../../domain/orders/use-liao-coins';
import { useT } from '../../lib/translation';
import { RadioList } from '../../ui/radio-list';
import { methodName } from './order-words';

interface MethodListProps {
  readonly methods: readonly PayMethodKey[];
  readonly chosen: PayMethodKey | undefined;
  readonly onChoose: (method: PayMethodKey) => void;
  /** What is to be paid, in the smallest unit: a purse that has less is not chosen. */
  readonly price?: number;
}

/** Every way to pay here. */
export function MethodList({ methods, chosen, onChoose, price = 0 }: MethodListProps) {
  const t = useT();
  const coins = useLiaoCoins(methods.includes('liaopay'));
  const isShort = coins !== undefined && coins.balance * coins.price < price;
  const ofCoins = coins && {
    detail: isShort ? t('pay.liao-short') : t('pay.liao-have', coins.balance),
    isDisabled: isShort,
  };
  return (
    <RadioList
      label={t('pay.how')}
      items={methods.map((id) => ({
        ...{ id, label: methodName(t, id), icon: 'card' as const },
        ...(id === 'liaopay' && ofCoins),
      }))}
      selectedId={chosen}
      onSelect={(id) => {
        const method = methods.find((one) => one === id);
        if (method) onChoose(method);
      }}
    />
  );
}
