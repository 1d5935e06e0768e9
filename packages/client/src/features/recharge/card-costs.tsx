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
        [t('recharge.described'), conf.customcards],
        [t('order.4k'), conf.fourkcards],
        [t('order.video'), conf.videocards],
      ] as const)
    : [];
  const charged = costs.filter(([, cards]) => cards > 0);
  return (
    <div>
      <p className={styles.note}>{t('recharge.about')}</p>
      {charged.length > 0 ? (
        <ul className={styles.costs}>
          {charged.map(([name, cards]) => (
            <li key={name}>
              {name} – {t('recharge.cards', cards)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
