import type { FacePlace } from '@kinora/contract';
import { isNetworkError } from '../../api/command-error';
import { useT } from '../../lib/translation';
import { Banner } from '../../ui/banner';
import type { Shot } from './guided-state';
import styles from './guided-step.module.css';
import { ReviewFoot } from './review-foot';
import { ShotRow } from './shot-row';

interface ReviewStepProps {
  readonly shots: readonly Shot[];
  readonly name: string | undefined;
  /** How many more may come. */
  readonly room: number;
  /** Takes these again. */
  readonly onAgain: (shots: readonly Shot[]) => void;
  readonly onChooseFace: (shot: Shot, face: FacePlace) => void;
  readonly onAccept: (shot: Shot) => void;
  readonly onRetry: (shot: Shot) => void;
  readonly onRemove: (shot: Shot) => void;
  readonly onKeep: () => void;
  readonly onMore: () => void;
}

/** The pictures with what the studio says of each: what is not usable is taken again, the rest is kept. */
export function ReviewStep({ shots, name, room, onKeep, onMore, ...of }: ReviewStepProps) {
  const t = useT();
  const isOffline = shots.some(({ status }) => status.kind === 'failed' && isNetworkError(status.error));
  const fromAlbum = shots.some(({ asked }) => asked === undefined);
  return (
    <div className={styles.step}>
      <p className={styles.lead}>{t('guided.review')}</p>
      {isOffline ? <Banner text={t('guided.offline')} icon="offline" tone="warning" /> : null}
      <ul className={styles.rows} aria-label={t('guided.pictures')}>
        {shots.map((shot, index) => (
          <ShotRow
            key={shot.asked ?? shot.file.url}
            shot={shot}
            place={index + 1}
            name={name}
            onAgain={() => of.onAgain([shot])}
            onChooseFace={(face) => of.onChooseFace(shot, face)}
            onAccept={() => of.onAccept(shot)}
            onRetry={() => of.onRetry(shot)}
            onRemove={() => of.onRemove(shot)}
          />
        ))}
      </ul>
      <ReviewFoot
        shots={shots}
        canChooseMore={fromAlbum && room > 0}
        onKeep={onKeep}
        onRetry={of.onRetry}
        onAgain={of.onAgain}
        onMore={onMore}
      />
    </div>
  );
}
