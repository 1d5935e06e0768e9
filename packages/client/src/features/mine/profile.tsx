import type { ResultImage, UserInfo } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useUnread } from '../../domain/messages/inbox';
import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { PhotoPrint } from '../../ui/photo-print';
import styles from './mine.module.css';

/** A place on the table whose tilt suits one print that lies alone. */
const TILT_PLACE = 12;

export type ProfileProps = {
  user: UserInfo;
  newest: ResultImage | undefined;
  onOpenPhoto: () => void;
  onShoot: () => void;
  onEdit: () => void;
};

/** The newest kept photo of the user, until there is one their face, as a print, or paper that waits for one; the name, and what there is. */
export function Profile({ user, newest, onOpenPhoto, onShoot, onEdit }: ProfileProps) {
  const t = useT();
  const unread = useUnread();
  const face = user.headimg || undefined;
  const alt = newest ? t('mine.portrait') : face ? user.nick : t('mine.portrait-blank');
  const counts = [
    { id: 'photos', value: user.photos, label: t('mine.photos') },
    { id: 'faces', value: user.faces, label: t('mine.faces') },
    { id: 'unread', value: unread, label: t('mine.unread') },
  ];
  return (
    <div className={styles.profile}>
      <div className={styles.portrait}>
        <PhotoPrint
          index={TILT_PLACE}
          stage={newest || face ? 4 : 0}
          src={newest?.cover ?? face}
          thumbHash={newest?.thumbhash}
          alt={alt}
          retryLabel={t('action.retry')}
          blankIcon="camera"
          onPress={newest ? onOpenPhoto : face ? undefined : onShoot}
        />
      </div>
      <div className={styles.person}>
        <div className={styles.naming}>
          {/* Where a photo lies on the print, who one is for others stands beside the name. */}
          {newest && face ? (
            <span className={styles.asOthersSee}>
              <Avatar name={user.nick} src={face} size="small" isDecorative />
            </span>
          ) : null}
          <h2 className={styles.nick}>{user.nick}</h2>
          <IconButton icon="edit" label={t('mine.edit')} onPress={onEdit} />
        </div>
        {user.isrpa ? (
          <p className={styles.verified}>
            <Icon name="verified" sizePx={18} />
            <span>{t(user.isreviewed ? 'avatar.accepted' : 'mine.verified')}</span>
          </p>
        ) : user.phone !== '' ? (
          <p className={styles.phone}>
            <bdi dir="ltr">
              {user.area} {user.phone}
            </bdi>
          </p>
        ) : null}
        <dl className={styles.counts}>
          {counts.map(({ id, value, label }) => (
            <div key={id} className={styles.count}>
              <dd className={styles.value}>{formatNumber(t.locale, value)}</dd>
              <dt className={styles.label}>{label}</dt>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
