import type { FacePlace } from '@kinora/contract';
import { formatNumber } from '@kinora/locales';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { FacePicker } from '../../ui/face-picker';
import { Icon } from '../../ui/icon';
import { Photo } from '../../ui/photo';
import { Scan } from '../../ui/scan';
import { isSpoilt, reportToKeep, type Shot } from './guided-state';
import styles from './shot-row.module.css';
import { shotWords } from './shot-words';

interface ShotRowProps {
  readonly shot: Shot;
  /** Place among those that are looked at, from 1. */
  readonly place: number;
  /** Of the person; undefined for the user. */
  readonly name: string | undefined;
  readonly onAgain: () => void;
  readonly onChooseFace: (face: FacePlace) => void;
  readonly onAccept: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One picture, what the studio says of it, and what can be done. */
export function ShotRow({ shot, place, name, onAgain, onChooseFace, onAccept, onRetry, onRemove }: ShotRowProps) {
  const t = useT();
  const { asked, status } = shot;
  const { tone, icon, title, text } = shotWords(shot, name, t);
  const what = asked === undefined ? t('family.photo', place) : t(`moment.${asked}`);
  const isSettled = status.kind !== 'checking' && status.kind !== 'keeping' && status.kind !== 'kept';
  const hasFailed = status.kind === 'failed' && !reportToKeep(shot);
  return (
    <li className={styles.row}>
      <span className={styles.print}>
        <Photo src={shot.file.url} alt={what} corner="control" focus={shot.focus} isEager>
          {status.kind === 'checking' ? <Scan /> : null}
        </Photo>
      </span>
      <div className={styles.body}>
        <p className={styles.what}>{what}</p>
        <p className={classNames(styles.state, styles[tone])} role="status">
          <Icon name={icon} sizePx={18} />
          <span>{title}</span>
        </p>
        {text ? <p className={styles.text}>{text}</p> : null}
        {isSettled ? (
          <div className={styles.actions}>
            {hasFailed ? <Button label={t('action.retry')} variant="tonal" size="small" onPress={onRetry} /> : null}
            {status.kind === 'doubtful' && isSpoilt(shot) ? (
              <Button label={t('add-face.use-anyway')} variant="tonal" size="small" onPress={onAccept} />
            ) : null}
            <Button
              label={asked === undefined ? t('guided.leave-out') : t('guided.again')}
              variant={isSpoilt(shot) && status.kind !== 'doubtful' ? 'tonal' : 'quiet'}
              size="small"
              onPress={asked === undefined ? onRemove : onAgain}
            />
          </div>
        ) : null}
      </div>
      {status.kind === 'several' ? (
        <div className={styles.people}>
          <FacePicker
            src={shot.file.url}
            alt={t('add-face.photo')}
            ratio={status.ratio}
            choices={status.choices}
            labelOf={(number) => t('add-face.which-face', number, status.choices.length)}
            numberOf={(number) => formatNumber(t.locale, number)}
            onChoose={onChooseFace}
          />
        </div>
      ) : null}
    </li>
  );
}
