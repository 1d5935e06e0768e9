import { isSquareOwner, type SquareImage } from '@kinora/contract';
import { formatDate, formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { useSession } from '../../session/session';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { CardPress } from '../../ui/card-press';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { PhotoPill } from '../../ui/photo-pill';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './square-card.module.css';
import { squareName } from './square-words';

/** A photo of the square: what it is, who published it and when, how often it was shot again, and the way to who will be in it. */
export function SquareCard({ photo, onOpen }: { photo: SquareImage; onOpen: () => void }) {
  const t = useT();
  const { login } = useSession();
  const { pnick, picon } = photo;
  const name = squareName(t, photo);
  const again = t('square.again');
  return (
    <li className={styles.card}>
      <Photo src={photo.cover} thumbHash={photo.thumbhash} alt="" retryLabel={t('action.retry')}>
        {isSquareOwner(photo, login?.userid ?? '') ? (
          <span className={styles.mark}>
            <PhotoPill>{t('square.mine')}</PhotoPill>
          </span>
        ) : null}
      </Photo>
      <CardPress label={t('square.photo', name, pnick)} onPress={onOpen}>
        <span className={styles.name}>{name}</span>
      </CardPress>
      <div className={styles.owner}>
        <Avatar name={pnick} src={picon === '' ? undefined : picon} size="small" isDecorative />
        <div className={styles.who}>
          <span className={styles.nick}>{pnick}</span>
          <span className={styles.date}>{formatDate(t.locale, photo.ptime, 'month-day')}</span>
        </div>
      </div>
      <div className={styles.foot}>
        <span className={styles.count}>
          <Icon name="camera" sizePx={16} />
          <span aria-hidden="true">{formatNumber(t.locale, photo.shootcnt)}</span>
          <VisuallyHidden>
            {t('square.shot')} {t('square.times', photo.shootcnt)}
          </VisuallyHidden>
        </span>
        <Button variant="tonal" size="small" label={`${again} ${pnick}`} onPress={onOpen}>
          {again}
        </Button>
      </div>
    </li>
  );
}
