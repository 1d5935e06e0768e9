import type { ResultImage } from '@kinora/contract';
import { formatDate, formatNumber, localDigits } from '@kinora/locales';
import { themeName } from '../../lib/theme-name';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { useNavigation } from '../../navigation/use-navigation';
import { hasWebPages } from '../../platform/web-pages';
import { Banner } from '../../ui/banner';
import { Facts } from '../../ui/facts';
import styles from './photo-viewer.module.css';

interface PhotoInfoProps {
  readonly photo: ResultImage;
  /** Who is in it keeps it from the square. */
  readonly isPrivate: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What is known of a photo, and that it was made by AI. */
export function PhotoInfo({ photo, isPrivate, isOpen, onClose }: PhotoInfoProps) {
  const t = useT();
  const { navigateTo } = useNavigation();
  const size = localDigits(t.locale, `${photo.width} × ${photo.height}`);
  return (
    <PageSheet isOpen={isOpen} onClose={onClose} title={t('viewer.info')}>
      <div className={styles.info}>
        <Facts
          layout="list"
          items={[
            { id: 'theme', icon: 'image', label: t('viewer.info-theme'), value: themeName(t, photo.theme) },
            {
              id: 'date',
              icon: 'calendar',
              label: t('viewer.info-date'),
              value: formatDate(t.locale, photo.stamp, 'time'),
            },
            {
              id: 'likeness',
              icon: 'face',
              label: t('viewer.info-likeness'),
              value: formatNumber(t.locale, Math.round(photo.likeness)),
            },
            { id: 'size', icon: 'crop', label: t('viewer.info-size'), value: size },
          ]}
        />
        {isPrivate ? <p className={styles.private}>{t('error.20212')}</p> : null}
        <Banner
          icon="sparkles"
          text={t('viewer.info-made')}
          actionLabel={hasWebPages ? t('viewer.info-origin') : undefined}
          onAction={() => void navigateTo('origin')}
        />
      </div>
    </PageSheet>
  );
}
