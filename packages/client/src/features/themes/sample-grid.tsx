import type { ThemePicture } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { Photo } from '../../ui/photo';
import styles from './sample-grid.module.css';

/** Six samples: the first as large as four, every cell 3:4. */
export function SampleGrid({ samples, themeName }: { samples: readonly ThemePicture[]; themeName: string }) {
  const t = useT();
  return (
    <ul className={styles.grid} aria-label={t('theme.samples')}>
      {samples.slice(0, 6).map((sample, index) => (
        <li key={sample.url} className={styles.cell}>
          <Photo
            src={sample.url}
            thumbHash={sample.thumbhash}
            alt={`${themeName} ${t('theme.sample', index + 1)}`}
            isFilling
            isEager={index === 0}
            retryLabel={t('action.retry')}
          />
        </li>
      ))}
    </ul>
  );
}
