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

/** Leads to where gold cards or prints that cost something else by now are ordered for what they cost now, or others in place of those that are not offered any more. */
export function OrderAnew({ order: { id, print, withdrawn }, onLeave, isThere = false }: OrderAnewProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const goOn = () => {
    onLeave?.();
    if (!isThere)
      void (print ? navigateTo('print', { id: print.photo, from: id }) : navigateTo('recharge', { from: id }));
  };
  return <Button isWide label={t(withdrawn ? 'order.choose-anew' : 'order.anew')} onPress={goOn} />;
}
