import type { Face } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useState } from 'react';
import { useFaces } from '../../domain/faces/use-faces';
import { useT } from '../../lib/translation';
import { IconButton } from '../../ui/icon-button';
import { Photo } from '../../ui/photo';
import { closeUp } from './close-up';
import styles from './compare-pair.module.css';
import type { HoldHandlers } from './hold-handlers';

const FOCUS = { x: 0.5, y: 0.25 };
const shownOf = ({ width, height, place }: Face) => ({ aspect: width / height, face: place, focus: FOCUS });

type OwnPhotoProps = {
  /** Ids of the photos of whoever is in the shoot. */
  faceIds: readonly string[];
  isClose: boolean;
  hold: HoldHandlers;
};

/** The person's own photo beside the two, of whoever is in them; with several, a button goes through them. */
export function OwnPhoto({ faceIds, isClose, hold }: OwnPhotoProps) {
  const t = useT();
  const { data } = useFaces();
  const [chosen, setChosen] = useState(0);
  const faces = faceIds.flatMap((id) => data?.icons.find((face) => face.id === id) ?? []);
  const face = faces[chosen % Math.max(1, faces.length)];
  return (
    <div className={styles.own}>
      {face ? (
        <div className={styles.ownFrame} {...hold}>
          <div className={styles.lens} style={isClose ? { transform: closeUp(shownOf(face)) } : undefined}>
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
          {faces.length > 1 ? ` ${formatNumber(t.locale, (chosen % faces.length) + 1)}` : null}
        </span>
        <span className={styles.hint}>{t('compare.hint')}</span>
      </div>
      {faces.length > 1 ? (
        <IconButton icon="refresh" label={t('compare.originals')} onPress={() => setChosen(chosen + 1)} />
      ) : null}
    </div>
  );
}
