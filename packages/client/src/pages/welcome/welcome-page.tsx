import { ComparePortrait } from '../../features/welcome/compare-portrait';
import { joinAddress } from '../../lib/join-address';
import { useT } from '../../lib/translation';
import { useNavigation } from '../../navigation/use-navigation';
import { usePageTitle } from '../../navigation/use-page-title';
import { serverBase } from '../../platform/server-address';
import { Button } from '../../ui/button';
import styles from './welcome-page.module.css';

const picture = (name: string, locale: string) => joinAddress(serverBase(), `t/welcome/${name}.jpg?l=${locale}`);

export default function WelcomePage() {
  const t = useT();
  const { switchTab } = useNavigation();
  usePageTitle(t('app.name'));
  return (
    <div className={styles.page}>
      <ComparePortrait
        label={t('welcome.drag')}
        before={{ src: picture('before', t.locale), name: t('welcome.before') }}
        after={{ src: picture('after', t.locale), name: t('welcome.after') }}
      />
      <div className={styles.words}>
        <p className={styles.wordmark}>{t('welcome.wordmark')}</p>
        <h1 className={styles.title}>{t('welcome.title')}</h1>
        <p className={styles.text}>{t('welcome.text')}</p>
        <p className={styles.text}>{t('welcome.promise')}</p>
      </div>
      <div className={styles.buttons}>
        <Button label={t('welcome.try')} isWide onPress={() => switchTab('avatar', { create: '1' })} />
        <Button label={t('welcome.look')} variant="plain" isWide onPress={() => switchTab('visit')} />
      </div>
    </div>
  );
}
