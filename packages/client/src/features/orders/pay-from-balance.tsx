import type { Order } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useUserInfo } from '../../domain/account/use-user-info';
import { payFromBalance } from '../../domain/orders/pay-order';
import { usePhotos } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { orderPrice } from './order-words';
import styles from './orders.module.css';

/** Pays for photos out of the balance; where that is short, buys gold cards first and comes back. */
export function PayFromBalance({ order }: { order: Order }) {
  const t = useT();
  const { navigateTo, switchTab } = useNavigation();
  const user = useUserInfo();
  const [photo] = usePhotos(order.photos).data?.imgs ?? [];
  const [isBusy, setBusy] = useState(false);
  const balance = user.data?.balance ?? 0;
  const missing = Math.max(0, order.cards - balance);

  const pay = async () => {
    setBusy(true);
    try {
      await payFromBalance(order);
      showToast({ text: t('photo.kept', order.cnt) });
      await switchTab('album', { tab: 'involved', ...(photo && { shoot: photo.group }) });
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <div className={styles.payFoot}>
      <p className={styles.have}>
        {missing > 0 && user.data
          ? t('pay.short', t('recharge.cards', balance), t('recharge.cards', missing))
          : t('pay.have', t('recharge.cards', balance))}
      </p>
      {missing > 0 && user.data ? (
        <Button isWide label={t('recharge.title')} onPress={() => void navigateTo('recharge')} />
      ) : (
        <Button
          isWide
          label={t('pay.press', orderPrice(t, order))}
          isBusy={isBusy || user.isLoading}
          onPress={() => void pay()}
        />
      )}
    </div>
  );
}
