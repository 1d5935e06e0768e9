import type { Order } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';

interface OrderAnewProps {
  readonly order: Order;
  readonly onLeave?: (() => void) | undefined;
  /** One is where gold cards are ordered. */
  readonly isThere?: boolean;
}

/** Leads to where gold cards or prints that cost something else by now are ordered for what they cost now. */
export function OrderAnew({ order: { id, print }, onLeave, isThere = false }: OrderAnewProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const goOn = () => {
    onLeave?.();
    if (!isThere)
      void (print ? navigateTo('print', { id: print.photo, from: id }) : navigateTo('recharge', { from: id }));
  };
  return <Button isWide label={t('order.anew')} onPress={goOn} />;
}
