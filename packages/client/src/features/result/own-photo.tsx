import type { Face } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { IconButton } from '../../ui/icon-button';
import { Photo } from '../../ui/photo';
import { closeUp } from './close-up';
import styles from './compare-pair.module.css';
import type { HoldHandlers } from './hold-handlers';

const FOCUS = { x: 0.5, y: 0.25 };

type OwnPhotoProps = {
  /** The photos of whoever is in the shoot that are still there. */
  faces: readonly Face[];
  /** Whose face is looked at; one of them. */
  chosen: Face | undefined;
  hint: string;
  isClose: boolean;
  hold: HoldHandlers;
  onNext: () => void;
};

/** The person's own photo beside the two, of whoever is in them; with several, a button goes through them. */
export function OwnPhoto({ faces, chosen: face, hint, isClose, hold, onNext }: OwnPhotoProps) {
  const t = useT();
  const transform =
    isClose && face?.place ? closeUp({ aspect: face.width / face.height, face: face.place, focus: FOCUS }) : undefined;
  return (
    <div className={styles.own}>
      {face ? (
        <div className={styles.ownFrame} {...hold}>
          <div className={styles.lens} style={transform ? { transform } : undefined}>
            <Photo
              src={face.url}
              alt={t('compare.original')}
              thumbHash={face.thumbhash}
              corner="none"
              isFilling
              isEager
              focus={`${FOCUS.x * 100}% ${FOCUS.y * 100}%`}
              retryLabel={t('action.retry')}
            />
          </div>
        </div>
      ) : null}
      <div className={styles.ownWords}>
        <span className={styles.ownTitle}>
          {face ? t('compare.original') : null}
          {face && faces.length > 1 ? ` ${formatNumber(t.locale, faces.indexOf(face) + 1)}` : null}
        </span>
        <span className={styles.hint}>{hint}</span>
      </div>
      {faces.length > 1 ? <IconButton icon="refresh" label={t('compare.originals')} onPress={onNext} /> : null}
    </div>
  );
}
