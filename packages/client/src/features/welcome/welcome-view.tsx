import { useT } from '../../lib/translation';
import { Button } from '../../ui/button';
import { ComparePortrait } from './compare-portrait';
import styles from './welcome-view.module.css';

export interface WelcomeViewProps {
  /** The address of a picture of the pair, which is found below the client's own. */
  readonly addressOf: (path: string) => string;
  readonly onTry?: () => void;
  readonly onLook?: () => void;
}

/** What the welcome page shows, also before its code is there. */
export function WelcomeView({ addressOf, onTry, onLook }: WelcomeViewProps) {
  const t = useT();
  const picture = (name: string) => addressOf(`t/welcome/${name}.jpg?l=${t.locale}`);
  return (
    <div className={styles.page}>
      <ComparePortrait
        label={t('welcome.drag')}
        before={{ src: picture('before'), name: t('welcome.before') }}
        after={{ src: picture('after'), name: t('welcome.after') }}
      />
      <div className={styles.words}>
        <p className={styles.wordmark}>{t('welcome.wordmark')}</p>
        <h1 className={styles.title}>{t('welcome.title')}</h1>
        <p className={styles.text}>{t('welcome.text')}</p>
        <p className={styles.text}>{t('welcome.promise')}</p>
      </div>
      <div className={styles.buttons}>
        <Button label={t('welcome.try')} isWide onPress={onTry} />
        <Button label={t('welcome.look')} variant="plain" isWide onPress={onLook} />
      </div>
    </div>
  );
}
