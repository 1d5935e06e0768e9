import type { Person } from '../../lib/people';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Photo } from '../../ui/photo';
import type { Shot } from './guided-state';
import styles from './guided-step.module.css';

interface DoneStepProps {
  readonly person: Person;
  readonly shots: readonly Shot[];
  /** The next step: choosing a theme. */
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** The photos are in the studio: how many there are of the person now. */
export function DoneStep({ person: { name, relation, faces }, shots, onNext, onClose }: DoneStepProps) {
  const t = useT();
  const count = faces.length;
  return (
    <div className={styles.step}>
      <div className={styles.center} role="status">
        <ul className={styles.prints} aria-hidden="true">
          {shots.map(({ file, status }) =>
            status.kind === 'kept' ? (
              <li key={file.url}>
                <Photo src={status.face.icon} thumbHash={status.face.thumbhash} alt="" corner="control" isEager />
              </li>
            ) : null,
          )}
        </ul>
        <h3 className={styles.title}>
          {relation === 'me' ? t('guided.done-me', count) : t('guided.done-name', name, count)}
        </h3>
        <p className={styles.text}>{t('guided.done-text')}</p>
      </div>
      <div className={styles.foot}>
        <Button label={t('add-face.next')} isWide onPress={onNext} />
        <Button label={t('action.done')} variant="plain" isWide onPress={onClose} />
      </div>
    </div>
  );
}
