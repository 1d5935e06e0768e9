import type { Order } from '@kinora/contract';
import { orderTitle } from '@kinora/locales';
import { showError } from '../../api/show-error';
import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useGiveUpOrder } from '../../domain/orders/use-give-up-order';
import { useLeftToPay } from '../../domain/orders/use-left-to-pay';
import { useWaitingForPhoto } from '../../domain/orders/use-waiting-for-photo';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { HeldFor } from './held-for';
import styles from './orders.module.css';

interface WaitingOfPhotoProps {
  readonly photo: string;
  readonly kind: 'renditions' | 'prints';
}

/** Orders of what is made of a photo, or of its prints, that wait to be paid: how long they still do, and the ways to paying and to giving them up; nothing where none does. */
export function WaitingOfPhoto({ photo, kind }: WaitingOfPhotoProps) {
  const { data: conf } = useConfiguration();
  const orders = useWaitingForPhoto(photo, kind, conf?.shop === true);
  return orders.map((order) => <Waiting key={order.id} order={order} />);
}

function Waiting({ order }: { readonly order: Order }) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const { giveUp, isBusy } = useGiveUpOrder({ onError: showError });
  const seconds = useLeftToPay(order);
  if (seconds === 0) return null;
  return (
    <div className={styles.waitingOfPhoto}>
      <Banner
        tone="warning"
        icon="card"
        text={`${orderTitle(t, order)} · ${t('order.state-paying')}`}
        actionLabel={t('pay.title')}
        onAction={() => void navigateTo('orderDetails', { id: order.id })}
      />
      <div className={styles.waitingFoot}>
        {/* Beside it: the seconds that are left would be read out, one by one. */}
        <HeldFor order={order} />
        <Button
          variant="plain"
          size="small"
          label={t('order.cancel')}
          isBusy={isBusy}
          onPress={() => void giveUp(order.id)}
        />
      </div>
    </div>
  );
}
