import { useEffect, useRef } from 'react';
import { ComparePortrait } from '../../features/welcome/compare-portrait';
import { joinAddress } from '../../lib/join-address';
import { useT } from '../../lib/translation';
import { navigation } from '../../navigation/navigator';
import { usePageTitle } from '../../navigation/use-page-title';
import { serverBase } from '../../platform/server-address';
import { requireLogin } from '../../session/require-login';
import { useSession } from '../../session/session';
import { Button } from '../../ui/button';
import styles from './welcome-page.module.css';

const picture = (name: string, locale: string) => joinAddress(serverBase(), `t/welcome/${name}.jpg?l=${locale}`);

async function startWithFace(): Promise<void> {
  await navigation.switchTab('avatar', { create: '1' });
}

/** Whoever comes logged in knows the house; who logs in from here goes where they wanted. */
function useLeaveForPhotos(): void {
  const { state } = useSession();
  const wasGuest = useRef(false);
  useEffect(() => {
    if (state === 'guest') wasGuest.current = true;
    if (state === 'user' && !wasGuest.current) void navigation.switchTab('visit');
  }, [state]);
}

export default function WelcomePage() {
  const t = useT();
  usePageTitle(t('app.name'));
  useLeaveForPhotos();
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
        <Button label={t('welcome.try')} isWide onPress={() => void requireLogin(startWithFace)} />
        <Button label={t('welcome.look')} variant="plain" isWide onPress={() => navigation.switchTab('visit')} />
      </div>
    </div>
  );
}
