import type { Face } from '@kinora/contract';
import { useCoversQuestion } from '../../domain/account/use-covers-question';
import { useUserInfo } from '../../domain/account/use-user-info';
import { describeFace } from '../../lib/describe-face';
import { noteKey } from '../../lib/face-notes';
import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { QuestionCard } from '../../ui/question-card';
import styles from './outcome.module.css';

interface DoneStepProps {
  readonly face: Face;
  /** Takes more photos of them; undefined where that is not the next thing to do. */
  readonly onMore: (() => void) | undefined;
  /** It is somebody else's photo; undefined where whose it is was asked. */
  readonly onNotMe: (() => void) | undefined;
  /** Has the photo stand for its person; undefined where it does, or cannot. */
  readonly onPrefer: (() => void) | undefined;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** The face is in the studio: what was seen, and the next step. */
export function DoneStep({ face, onMore, onNotMe, onPrefer, onNext, onClose }: DoneStepProps) {
  const t = useT();
  const isOther = !face.sample && face.relation !== 'me';
  const title = face.sample ? t('add-face.done-sample') : isOther ? t('family.done', face.nick) : t('add-face.done');
  const [note] = face.notes;
  const question = useCoversQuestion(face.mid);
  // What the user said of themselves counts: an estimate beside it would contradict it.
  const own = useUserInfo().data?.info;
  const { gender, birth, age } = (isOther ? undefined : own) ?? {};
  const isSaid = [gender, birth, age].some((one) => one !== undefined);
  const covers = face.sample ? undefined : question;
  return (
    <div className={styles.step}>
      <div className={styles.body} role="status">
        <span className={styles.portrait}>
          <Avatar name={title} src={face.icon} thumbHash={face.thumbhash} size="huge" isSelected isDecorative />
        </span>
        <h3 className={styles.title}>{title}</h3>
        {face.sample || !isSaid ? (
          <p className={styles.text}>{face.sample ? t('avatar.sample-about') : describeFace(face, t)}</p>
        ) : null}
        <p className={styles.text}>{note ? t(noteKey(note)) : t('avatar.note-good')}</p>
        <p className={styles.text}>
          {face.state === 'preparing' ? t('avatar.preparing-text') : t('avatar.ready-text')}
        </p>
        {onNotMe ? <Button label={t('add-face.not-me')} variant="plain" size="medium" onPress={onNotMe} /> : null}
        {onPrefer ? (
          <Button label={t('family.prefer')} icon="star" variant="plain" size="medium" onPress={onPrefer} />
        ) : null}
      </div>
      {covers ? (
        <QuestionCard
          title={isOther ? t('covers.ask-title-other', face.nick) : t('covers.ask-title')}
          text={t(isOther ? 'covers.ask-text-other' : 'covers.ask-text')}
          yesLabel={t('covers.agree')}
          noLabel={t('covers.refuse')}
          isBusy={covers.isBusy}
          onAnswer={(agree) => void covers.answer(agree)}
        />
      ) : onMore ? (
        <div className={styles.offer}>
          <p className={styles.offerText}>{t('guided.offer-text')}</p>
          <Button label={t('guided.offer')} icon="camera" variant="tonal" size="medium" onPress={onMore} />
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button label={t('add-face.next')} isWide onPress={onNext} />
        <Button label={t('action.done')} variant="plain" isWide onPress={onClose} />
      </div>
    </div>
  );
}
