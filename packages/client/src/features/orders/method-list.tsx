import type { PayMethodKey } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { RadioList } from '../../ui/radio-list';
import { methodName } from './order-words';

interface MethodListProps {
  readonly methods: readonly PayMethodKey[];
  readonly chosen: PayMethodKey | undefined;
  readonly onChoose: (method: PayMethodKey) => void;
}

/** Every way to pay here. */
export function MethodList({ methods, chosen, onChoose }: MethodListProps) {
  const t = useT();
  return (
    <RadioList
      label={t('pay.how')}
      items={methods.map((id) => ({ id, label: methodName(t, id), icon: 'card' as const }))}
      selectedId={chosen}
      onSelect={(id) => {
        const method = methods.find((one) => one === id);
        if (method) onChoose(method);
      }}
    />
  );
}
