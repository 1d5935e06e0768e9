import type { ResponseOf } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { Photo } from '../../ui/photo';
import styles from './season-banner.module.css';

type Banner = ResponseOf<'QUERYINDEX'>['banner'];

/** Languages that write the solar term from top to bottom. */
const VERTICAL = ['zh-Hans', 'zh-Hant', 'ja'];

/** The present solar term with its days, and a picture of its themes. */
export function SeasonBanner({ banner, themes, onOpen }: { banner: Banner; themes: number; onOpen: () => void }) {
  const t = useT();
  const day = (iso: string) => formatDate(t.locale, Date.parse(`${iso}T12:00:00`), 'month-day');
  const [picture] = banner.pictures;
  const isVertical = VERTICAL.includes(t.locale);
  return (
    <Card tone="season" isFlush label={t('visit.season-open')} onPress={onOpen}>
      <div className={styles.banner}>
        <div className={styles.words}>
          <h2 className={classNames(styles.term, isVertical && styles.vertical)}>{t.find(`term.${banner.term}`)}</h2>
          <p className={styles.themes}>{t('visit.season', themes)}</p>
          <p className={styles.days}>
            {day(banner.from)} – {day(banner.to)}
          </p>
        </div>
        {picture ? (
          <div className={styles.picture}>
            <Photo
              src={picture.url}
              thumbHash={picture.thumbhash}
              alt=""
              corner="none"
              isEager
              retryLabel={t('action.retry')}
            />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
