import type { FaceMoment } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { isSpoilt, type Shot } from './guided-state';
import styles from './taken-strip.module.css';

interface TakenStripProps {
  readonly moments: readonly FaceMoment[];
  /** Which of them is being taken. */
  readonly index: number;
  readonly shots: readonly Shot[];
}

/** What has been taken, and what is to come. */
export function TakenStrip({ moments, index, shots }: TakenStripProps) {
  const t = useT();
  return (
    <ol className={styles.strip} aria-label={t('guided.pictures')}>
      {moments.map((moment, place) => {
        const shot = place < index ? shots.find(({ asked }) => asked === moment) : undefined;
        return (
          <li key={moment} className={classNames(styles.place, place === index && styles.current)}>
            <VisuallyHidden>{t(`moment.${moment}`)}</VisuallyHidden>
            {shot ? <Photo src={shot.file.url} alt="" corner="control" isEager isFilling /> : null}
            {shot ? <Mark shot={shot} /> : <span aria-hidden="true">{formatNumber(t.locale, place + 1)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ shot }: { shot: Shot }) {
  if (shot.status.kind === 'checking') return null;
  const isGood = shot.status.kind === 'good';
  const isToAnswer = shot.status.kind === 'several' || shot.status.kind === 'failed';
  if (!isGood && !isSpoilt(shot) && !isToAnswer) return null;
  return (
    <span className={classNames(styles.mark, isGood && styles.good)} aria-hidden="true">
      <Icon name={isGood ? 'check' : 'warning'} sizePx={14} />
    </span>
  );
}
