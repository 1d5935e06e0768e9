import { useConfiguration } from '../../domain/configuration/use-configuration';
import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { Drawing } from '../../ui/drawing';
import { emptyShapes } from '../../ui/empty-shapes';
import styles from './outcome.module.css';

/** The user is too young by what they said: their guardian's account adds them. */
export function UnderAgeStep({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const age = useConfiguration().data?.guardianage ?? 0;
  return (
    <div className={styles.step}>
      <div className={styles.body} role="status">
        <Drawing layers={emptyShapes.people} />
        <h3 className={styles.title}>{t('add-face.under-title')}</h3>
        <p className={styles.text}>{t('add-face.under-text', age)}</p>
      </div>
      <div className={styles.actions}>
        <Button label={t('action.done')} isWide onPress={onClose} />
      </div>
    </div>
  );
}
