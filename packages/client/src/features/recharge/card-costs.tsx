import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import styles from './recharge.module.css';

/** What a gold card is, and what costs how many here. */
export function CardCosts() {
  const t = useT();
  const { data: conf } = useConfiguration();
  const costs = conf
    ? ([
        [t('order.photos', 1), conf.photocards],
        [t('order.4k'), conf.fourkcards],
        [t('order.video'), conf.videocards],
      ] as const)
    : [];
  const words = costs
    .filter(([, cards]) => cards > 0)
    .map(([name, cards]) => `${name} – ${t('recharge.cards', cards)}`);
  return (
    <div>
      <p className={styles.note}>{t('recharge.about')}</p>
      {words.length > 0 ? <p className={styles.note}>{words.join(' · ')}</p> : null}
    </div>
  );
}
