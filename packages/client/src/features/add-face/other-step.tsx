import { useT } from '../../lib/translation';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import styles from './outcome.module.css';

interface OtherStepProps {
  /** The face that stands for whom the user named, and the one that was seen in the photo. */
  readonly faces: readonly string[];
  /** Says again whose the photo is. */
  readonly onAgain: () => void;
  readonly onSure: () => void;
}

/** The photo shows somebody else than whom the user named, by what the studio measures: it may be wrong, and asks. */
export function OtherStep({ faces, onAgain, onSure }: OtherStepProps) {
  const t = useT();
  const title = t('guided.other-person');
  return (
    <div className={styles.step}>
      <div className={styles.body} role="alert">
        <div className={styles.pair}>
          {faces.map((src) => (
            <Avatar key={src} name={title} src={src} size="huge" isDecorative />
          ))}
        </div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{t('add-face.other-text')}</p>
      </div>
      <div className={styles.actions}>
        <Button label={t('add-face.other-again')} isWide onPress={onAgain} />
        <Button label={t('add-face.other-sure')} variant="tonal" isWide onPress={onSure} />
      </div>
    </div>
  );
}
