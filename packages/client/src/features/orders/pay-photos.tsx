import type { Order } from '@kinora/contract';
import { moneyText, orderPrice } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useUserInfo } from '../../domain/account/use-user-info';
import { payFromBalance } from '../../domain/orders/pay-order';
import { useChargePlans } from '../../domain/orders/use-orders';
import { useT } from '../../lib/translation';
import { keptAlbum } from '../../navigation/kept-album';
import { useNavigation } from '../../navigation/use-navigation';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { directBy } from './order-words';
import styles from './orders.module.css';

interface PayPhotosProps {
  readonly order: Order;
  /** The order as a channel is to be paid for it. */
  readonly onPayDirectly: (order: Order) => void;
}

/** Pays for photos, or for what is made of one, out of the balance or directly; where the balance is short, gold cards may be bought first, too. */
export function PayPhotos({ order, onPayDirectly }: PayPhotosProps) {
  const t = useT();
  const { back, navigateTo, switchTab } = useNavigation();
  const user = useUserInfo();
  const plans = useChargePlans();
  const [method] = plans.data?.methods ?? [];
  const [isBusy, setBusy] = useState(false);
  const balance = user.data?.balance ?? 0;
  const missing = Math.max(0, order.cards - balance);
  // Who pays with points alone has no use for the number of their cards.
  const has = [
    ...(order.cards > 0 || order.point === 0 ? [t('recharge.cards', balance)] : []),
    ...(order.point > 0 ? [t('order.part-points', user.data?.point ?? 0)] : []),
  ].join(' · ');
  const isShort = missing > 0 && user.data !== undefined;
  const direct = method ? directBy(method, order) : order.direct;
  const saved = direct === undefined ? 0 : (order.directfull ?? direct) - direct;

  const pay = async () => {
    setBusy(true);
    try {
      await payFromBalance(order);
      showToast({ text: order.rendition ? t('paid.making') : t('photo.kept', order.cnt) });
      if (order.rendition) return void (await back());
      await switchTab('album', keptAlbum());
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <div className={styles.payFoot}>
      <p className={styles.have}>
        {isShort ? t('pay.short', t('recharge.cards', balance), t('recharge.cards', missing)) : t('pay.have', has)}
      </p>
      {isShort ? null : (
        <Button
          isWide
          label={t('pay.press', orderPrice(t, order))}
          isBusy={isBusy || user.isLoading}
          onPress={() => void pay()}
        />
      )}
      {direct !== undefined && (method || plans.isPending) ? (
        <Button
          isWide
          variant={isShort ? 'filled' : 'tonal'}
          label={t('pay.direct', moneyText(t.locale, direct, order.currency))}
          isBusy={!method}
          onPress={() => method && onPayDirectly({ ...order, price: direct, paymethod: method })}
        />
      ) : null}
      {saved > 0 ? (
        <p className={styles.have}>{t('order.coupon-saves', moneyText(t.locale, saved, order.currency))}</p>
      ) : null}
      {isShort ? (
        <Button
          isWide
          variant="tonal"
          label={t('recharge.title')}
          onPress={() => void navigateTo('recharge', { order: order.id })}
        />
      ) : null}
      {order.rendition ? null : <p className={styles.have}>{t('pay.photos-terms')}</p>}
    </div>
  );
}
