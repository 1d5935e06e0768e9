import { systemIconId, type UserInfo } from '@kinora/contract';
import { useState } from 'react';
import { showError } from '../../api/show-error';
import { changePortrait } from '../../domain/account/use-account-change';
import { useSystemIcons } from '../../domain/account/use-system-icons';
import { useFaces } from '../../domain/faces/use-faces';
import { useNewestOfMe } from '../../domain/photos/use-photos';
import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { Skeleton } from '../../ui/skeleton';
import { showToast } from '../../ui/toast';
import styles from './mine.module.css';

interface Portrait {
  readonly id: string;
  readonly src: string | undefined;
  readonly thumbhash?: string | undefined;
  readonly label: string;
}

/** Faces and kept photos of the user's own and drawn portraits, one of which stands for them: others see it. */
export function PortraitChoice({ account: { nick, headimg } }: { readonly account: UserInfo }) {
  const t = useT();
  const faces = useFaces();
  const kept = useNewestOfMe();
  const drawn = useSystemIcons();
  const isPending = faces.isPending || kept.isPending;
  const [chosenId, setChosenId] = useState<string>();
  const choose = async (id: string) => {
    setChosenId(id);
    try {
      await changePortrait(id);
      showToast({ text: t('mine.saved') });
    } catch (error) {
      setChosenId(undefined);
      showError(error);
    }
  };
  const own = faces.data?.icons.filter(({ relation }) => relation === 'me') ?? [];
  const choices = [
    ...own.map(({ id, icon, thumbhash }) => ({ id, src: icon, thumbhash, what: t('mine.avatar-face') })),
    ...(kept.data?.photos ?? []).map(({ id, cover, thumbhash }) => ({
      id,
      src: cover,
      thumbhash,
      what: t('mine.avatar-photo'),
    })),
  ];
  // Without a choice the newest own face stands for the user: only who has none can be without a portrait.
  const none = own.length > 0 ? [] : [{ id: '', src: undefined, thumbhash: undefined, what: t('mine.avatar-none') }];
  const portrait = ({ id, src, thumbhash, label }: Portrait) => {
    const isChosen = chosenId === undefined ? (src ?? '') === headimg : chosenId === id;
    return (
      <button
        key={id}
        type="button"
        className={styles.portraitChoice}
        aria-label={label}
        aria-pressed={isChosen}
        onClick={() => void choose(id)}
      >
        <Avatar
          name={src === undefined ? nick : ''}
          src={src}
          thumbHash={thumbhash}
          isSelected={isChosen}
          isDecorative
        />
      </button>
    );
  };
  return (
    <>
      <section>
        <h2 className={styles.sheetTitle}>{t('mine.avatar')}</h2>
        {isPending ? (
          <Skeleton shape="block" heightPx={60} />
        ) : choices.length === 0 ? (
          <p className={styles.note}>{t('mine.avatar-empty')}</p>
        ) : (
          <div className={styles.portraits}>
            {[...none, ...choices].map(({ what, ...choice }, index) =>
              portrait({ ...choice, label: choice.id === '' ? what : `${what} ${index + 1 - none.length}` }),
            )}
          </div>
        )}
      </section>
      {/* Below one's own, of which nobody knows the height before they are there. */}
      {isPending || drawn.length === 0 ? null : (
        <section>
          <h2 className={styles.sheetTitle}>{t('mine.avatar-drawn')}</h2>
          <div className={styles.portraits}>
            {drawn.map(({ id, url }) => portrait({ id: systemIconId(id), src: url, label: t(`icon.${id}`) }))}
          </div>
        </section>
      )}
    </>
  );
}
