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

/** The person's own photo beside the two; with several, a button goes through them. */
export function OwnPhoto({ isClose, hold }: { isClose: boolean; hold: HoldHandlers }) {
  const t = useT();
  const { data } = useFaces();
  const [chosen, setChosen] = useState(0);
  // The sample is somebody else: last, for whoever shot with it.
  const faces = [...(data?.icons ?? [])].sort((one, other) => Number(one.sample) - Number(other.sample));
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
