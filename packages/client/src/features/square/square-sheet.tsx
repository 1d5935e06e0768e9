import { isSquareOwner, type SquareImage } from '@kinora/contract';
import { formatDate } from '@kinora/locales';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { useShootPeople } from '../../domain/shoots/use-shoot-people';
import { withdrawPhoto } from '../../domain/square/submit-square';
import { useT } from '../../lib/translation';
import { PageSheet } from '../../navigation/page-sheet';
import { useSession } from '../../session/session';
import { Avatar } from '../../ui/avatar';
import { AvatarRow } from '../../ui/avatar-row';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Photo } from '../../ui/photo';
import styles from './square.module.css';
import { squareName } from './square-words';

/** A photo of the square: who, when, how often shot again, and the one button. */
export function SquareSheet({ photo, onClose }: { photo: SquareImage | undefined; onClose: () => void }) {
  const t = useT();
  return (
    <PageSheet
      isOpen={photo !== undefined}
      onClose={onClose}
      title={photo ? squareName(t, photo) : ''}
      isTall
      footer={photo ? <ShootBar photo={photo} /> : undefined}
    >
      {photo ? <SquarePhoto photo={photo} onWithdrawn={onClose} /> : null}
    </PageSheet>
  );
}

function SquarePhoto({ photo, onWithdrawn }: { photo: SquareImage; onWithdrawn: () => void }) {
  const t = useT();
  const { login } = useSession();
  const isOwn = isSquareOwner(photo, login?.userid ?? '');
  return (
    <div className={styles.photo}>
      <Photo
        src={photo.url}
        alt={t('square.photo', squareName(t, photo), photo.pnick)}
        thumbHash={photo.thumbhash}
        retryLabel={t('action.retry')}
        isEager
      />
      <div className={styles.owner}>
        <Avatar name={photo.pnick} src={photo.picon === '' ? undefined : photo.picon} size="medium" isDecorative />
        <span className={styles.who}>{photo.pnick}</span>
        {isOwn ? <Withdraw id={photo.id} onDone={onWithdrawn} /> : null}
      </div>
      <Facts
        layout="list"
        items={[
          {
            id: 'date',
            icon: 'calendar',
            label: t('square.date'),
            value: formatDate(t.locale, photo.ptime, 'day'),
          },
          { id: 'shot', icon: 'camera', label: t('square.shot'), value: t('square.times', photo.shootcnt) },
        ]}
      />
    </div>
  );
}

function Withdraw({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  async function withdraw() {
    setIsBusy(true);
    try {
      await withdrawPhoto(id);
      onDone();
    } catch (error) {
      showError(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button
      variant="quiet"
      size="medium"
      label={t('square.withdraw')}
      isBusy={isBusy}
      onPress={() => void withdraw()}
    />
  );
}

function ShootBar({ photo }: { photo: SquareImage }) {
  const t = useT();
  const shoot = useShootPeople(photo.people, { again: photo.id });
  return (
    <div className={styles.footer}>
      {shoot.people.length > 0 ? (
        <div className={styles.people}>
          <AvatarRow
            label={t('theme.choose-person')}
            people={shoot.people}
            selectedIds={shoot.chosenIds}
            onSelect={shoot.toggle}
            add={{ label: t('theme.add-face'), onPress: shoot.addFace }}
          />
        </div>
      ) : null}
      <div className={styles.press}>
        <Button
          isWide
          label={shoot.hasNobody ? t('theme.add-first') : t('theme.shoot', photo.sheets)}
          isBusy={shoot.isBusy}
          onPress={shoot.press}
        />
      </div>
    </div>
  );
}
