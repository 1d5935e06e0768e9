import type { ThemePicture } from '@kinora/contract';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Photo } from '../../ui/photo';
import styles from './sample-grid.module.css';

const MOST = 6;
/** So many fill whole rows when the first is as large as four; others stand in rows of two, and of three. */
const WITH_LARGE = [3, 6];

/** Up to six samples without a hole, every cell 3:4: of six the first is as large as four. */
export function SampleGrid({ samples, themeName }: { samples: readonly ThemePicture[]; themeName: string }) {
  const t = useT();
  const shown = samples.slice(0, MOST);
  const isLarge = WITH_LARGE.includes(shown.length);
  return (
    <ul className={classNames(styles.grid, isLarge ? styles.large : styles.pairs)} aria-label={t('theme.samples')}>
      {shown.map((sample, index) => (
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
