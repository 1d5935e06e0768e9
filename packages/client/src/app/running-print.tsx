import { formatNumber } from '@kinora/locales';
import { useUnfinishedShoots } from '../domain/shoots/use-shoot';
import { useT } from '../lib/translation';
import { navigation } from '../navigation/navigator';
import { PhotoPill } from '../ui/photo-pill';
import { thumbHashToUrl } from '../ui/thumb-hash';
import styles from './running-print.module.css';

/** The net under the push socket, ms. */
const POLL_MS = 5000;

/** A small print over the tab bar while a shoot is under way: how far it is, and the way back to the darkroom. Where one shoots, all of them are listed. */
export default function RunningPrint() {
  const t = useT();
  const [shoot] = useUnfinishedShoots(POLL_MS);
  if (!shoot) return null;
  const { id, photos, total, dropped } = shoot;
  const newest = photos[photos.length - 1];
  const count = `${formatNumber(t.locale, photos.length)}/${formatNumber(t.locale, total - dropped)}`;
  return (
    <button
      type="button"
      className={styles.print}
      aria-label={`${t('photo.developing')} ${count}`}
      onClick={() => void navigation.switchTab('shooting', { id })}
    >
      <span className={styles.paper}>
        {newest ? <img className={styles.image} src={thumbHashToUrl(newest.thumbhash)} alt="" /> : null}
        <span className={styles.count}>
          <PhotoPill>{count}</PhotoPill>
        </span>
      </span>
    </button>
  );
}
