import { LOCALES } from '@kinora/contract';
import { LOADABLE_LOCALES } from '@kinora/locales';
import { useEffect, useState } from 'react';
import { showError } from '../api/show-error';
import { chooseLocale, type LocaleChoice, useLocaleChoice, useT } from '../lib/translation';
import { useIsLoggedIn } from '../session/session';
import { IconButton } from '../ui/icon-button';
import { Menu } from '../ui/menu';
import { showToast } from '../ui/toast';
import styles from './header-actions.module.css';

const REFRESH_BUSY_MS = 2000;

/** Refresh (for users) and language, in the wide header. */
export function HeaderActions() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <>
      {isLoggedIn ? <RefreshButton /> : null}
      <LanguageMenu />
    </>
  );
}

function RefreshButton() {
  const t = useT();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => setIsBusy(false), REFRESH_BUSY_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  const refresh = () => {
    if (isBusy) {
      showToast({ text: t('app.refresh-often') });
      return;
    }
    setIsBusy(true);
    import('../domain/refresh-everything').then(({ refreshEverything }) => refreshEverything()).catch(showError);
  };
  return (
    <span className={isBusy ? styles.turning : undefined}>
      <IconButton icon="refresh" label={t('action.refresh')} onPress={refresh} />
    </span>
  );
}

function LanguageMenu() {
  const t = useT();
  const choice = useLocaleChoice();
  const items = [
    { id: 'system', label: t('app.language-system') },
    ...LOADABLE_LOCALES.map((code) => ({ id: code, label: LOCALES[code].ownName })),
  ];
  const choose = (id: string) => {
    const next: LocaleChoice | undefined = id === 'system' ? id : LOADABLE_LOCALES.find((code) => code === id);
    if (next) chooseLocale(next).catch(showError);
  };
  return (
    <Menu
      label={t('app.language')}
      icon="language"
      closeLabel={t('action.close')}
      items={items.map((item) => (item.id === choice ? { ...item, icon: 'check' as const } : item))}
      onSelect={choose}
    />
  );
}
