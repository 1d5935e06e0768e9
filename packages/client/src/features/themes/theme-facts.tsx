import type { ThemeDetail } from '@kinora/contract';
import { usePhotoPrice } from '../../domain/configuration/use-photo-price';
import { priceWords } from '../../lib/price-words';
import { useT } from '../../lib/translation';
import { Facts } from '../../ui/facts';
import styles from './theme-detail.module.css';
import { useThemeWords } from './theme-words';

/** Who, how many, how long, how much: said before the button. */
export function ThemeFacts({ theme, layout }: { theme: ThemeDetail; layout: 'row' | 'list' }) {
  const t = useT();
  const words = useThemeWords();
  const price = priceWords(t, usePhotoPrice()({ theme: theme.id }));
  return (
    <>
      <Facts
        layout={layout}
        items={[
          { id: 'who', label: t('theme.who'), value: words.people(theme.people), icon: 'people' },
          { id: 'count', label: t('theme.count'), value: t('visit.sheets', theme.sheets), icon: 'album' },
          { id: 'wait', label: t('theme.wait'), value: words.wait(theme.wait_s), icon: 'wait' },
          price.fact,
        ]}
      />
      {price.note ? <p className={styles.price}>{price.note}</p> : null}
    </>
  );
}
