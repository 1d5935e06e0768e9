import { lazy, Suspense, useEffect } from 'react';
import { useChoiceOfTab } from '../lib/chosen-people';
import { useIsOnline } from '../lib/connection-state';
import { useStore } from '../lib/store';
import { useT } from '../lib/translation';
import { useIsWide } from '../lib/wide';
import { seenOf, topOf } from '../navigation/page-stack';
import { BARE_PAGES, isTabPage } from '../navigation/routes';
import { shownStack } from '../navigation/shown-stack';
import { tabBarHiders } from '../navigation/tab-bar-visibility';
import { tabEvents } from '../navigation/tab-events';
import { useIsLoggedIn } from '../session/session';
import { classNames } from '../ui/class-names';
import { TabBar } from '../ui/tab-bar';
import { ToastHost } from '../ui/toast';
import { WideLayout } from '../ui/wide-layout';
import styles from './app.module.css';
import { AppNotice } from './app-notice';
import { ConfirmHost } from './confirm-host';
import { activeTab, useTabItems } from './main-tabs';
import { PageFrame } from './page-frame';
import { PageStackView } from './page-stack-view';
import { useFoundPlace } from './use-found-place';
import { selectTab, WideHeader } from './wide-header';

/** Nobody waits for it: it asks how far a shoot is. */
const RunningPrint = lazy(() => import('./running-print'));
/** The page is seen first. */
const TabGuide = lazy(() => import('./tab-guide').then((module) => ({ default: module.TabGuide })));

const LEFT_PAGE = { key: 'left-window', page: 'visit', query: {}, placement: 'left', isOnly: true } as const;

/** The whole app on the web: pages, main navigation, left window, and what appears over them. */
export function App() {
  const t = useT();
  const isOnline = useIsOnline();
  const isWide = useIsWide();
  const stack = useStore(shownStack);
  const isLoggedIn = useIsLoggedIn();
  const isHidingTabBar = useStore(tabBarHiders) > 0;
  const { page, query } = seenOf(stack)[0] ?? topOf(stack);
  const isBare = BARE_PAGES.includes(page);
  const hasTabBar = isTabPage(page) && !isHidingTabBar;
  // What one came for lies over the page: a theme, or what was paid.
  const hasGuide = hasTabBar && !isWide && !query.theme && !query.oid;
  useFoundPlace(page, hasGuide);
  useChoiceOfTab(isTabPage(page) ? page : undefined);

  useEffect(
    () =>
      tabEvents.listen(() => {
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
      }),
    [],
  );

  return (
    <>
      <button type="button" className={styles.skip} onClick={skipToMain}>
        {t('app.skip')}
      </button>
      <WideLayout
        // Nothing of the page of a return stays on the page after it, so that nothing there moves aside for the window.
        key={page === 'wxauth' ? page : 'app'}
        window={isWide ? <PageFrame page={LEFT_PAGE} arrival="start" /> : null}
        windowLabel={t('tab.visit')}
        isWindowHidden={isBare}
      >
        {isBare ? null : <WideHeader />}
        <AppNotice page={page} />
        <main
          id="main"
          className={classNames(hasTabBar ? styles.aboveTabs : styles.main, !isOnline && styles.underBanner)}
        >
          <PageStackView />
        </main>
      </WideLayout>
      <Tabs isHidden={!hasTabBar} />
      <Suspense>{hasGuide ? <TabGuide page={page} /> : null}</Suspense>
      <Suspense>{isLoggedIn && hasTabBar && page !== 'shooting' ? <RunningPrint /> : null}</Suspense>
      <ToastHost label={t('app.toasts')} />
      <ConfirmHost />
    </>
  );
}

function Tabs({ isHidden }: { isHidden: boolean }) {
  const t = useT();
  const { entries } = useStore(shownStack);
  const items = useTabItems();
  return (
    <TabBar
      label={t('app.places')}
      items={items}
      selectedId={activeTab(entries.map(({ page }) => page))}
      onSelect={selectTab}
      isHidden={isHidden}
    />
  );
}

/** A button, not a link to `#main`: the address belongs to the pages. */
function skipToMain(): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
