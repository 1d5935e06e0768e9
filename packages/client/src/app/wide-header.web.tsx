import { lazy, Suspense } from 'react';
import { useStore } from '../lib/store';
import { useT } from '../lib/translation';
import { navigation, pageStack } from '../navigation/navigator';
import { TAB_PAGES } from '../navigation/routes';
import { session } from '../session/session';
import { AvatarDisc } from '../ui/avatar-disc';
import { TopBar } from '../ui/top-bar';
import { HeaderActions } from './header-actions';
import { activeTab, useTabItems } from './main-tabs';
import styles from './wide-header.module.css';

// Its query is not among what the first screen needs.
const AccountPortrait = lazy(() => import('./account-portrait.web'));

/** The header of wide screens: places, refresh, language, camera, and who is here. */
export function WideHeader() {
  const t = useT();
  const { login } = useStore(session);
  const { entries } = useStore(pageStack);
  const pages = entries.map(({ page }) => page);
  const items = useTabItems();
  return (
    <TopBar
      label={t('app.places')}
      items={items}
      selectedId={activeTab(pages)}
      onSelect={selectTab}
      actions={<HeaderActions />}
      account={
        <button type="button" className={styles.account} onClick={() => selectTab('mine')} aria-label={t('tab.mine')}>
          {login ? (
            <Suspense fallback={<AvatarDisc name={login.nick} size="medium" isDecorative />}>
              <AccountPortrait name={login.nick} />
            </Suspense>
          ) : (
            <AvatarDisc name="" icon="person" size="medium" isDecorative />
          )}
        </button>
      }
    />
  );
}

/** Shows the tab of an item. */
export function selectTab(id: string): void {
  const tab = TAB_PAGES.find((name) => name === id);
  if (tab) navigation.switchTab(tab);
}
