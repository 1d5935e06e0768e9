import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useChoiceOfTab } from '../lib/chosen-people';
import { type Store, useStore } from '../lib/store';
import { useIsRightToLeft, useT } from '../lib/translation';
import { currentStack, navigation, notePageShown, tabQuery } from '../navigation/navigator.mini';
import { PageContext, PageShown, type PageState } from '../navigation/page-context';
import { isTabPage, TAB_PAGES } from '../navigation/routes';
import { tabBarHiders } from '../navigation/tab-bar-visibility';
import { tabEvents } from '../navigation/tab-events';
import { appliedAppearance } from '../platform/appearance.mini';
import { hostEdges } from '../platform/host-edges.mini';
import { PageScroll } from '../platform/page-scroll.mini';
import { dropAbandonedAction } from '../session/pending-action';
import { useIsLoggedIn } from '../session/session';
import { TabBar } from '../ui/tab-bar';
import { ToastHost } from '../ui/toast';
import styles from './app.module.css';
import { AppNotice } from './app-notice';
import { BackTrap } from './back-trap.mini';
import { ConfirmHost } from './confirm-host';
import { useTabItems } from './main-tabs';
import { PageBoundary } from './page-boundary';
import frame from './page-frame-mini.module.css';
import RunningPrint from './running-print';
import { isStarted } from './start.mini';
import { TabGuide } from './tab-guide';
import { useFoundPlace } from './use-found-place';

export interface PageFrameProps {
  /** The page with the query that it was opened with. */
  readonly page: PageState;
  /** Whether it is the visible page. */
  readonly isShown: boolean;
  /** How far the page is scrolled, px. */
  readonly scroll: Store<number>;
  readonly children: ReactNode;
}

/** One page of a mini-program with what the web app draws around all of them. */
export function PageFrame(props: PageFrameProps) {
  const hasStarted = useStore(isStarted);
  const appearance = useStore(appliedAppearance);
  const look = appearance === 'system' ? '' : `appearance-${appearance}`;
  if (!hasStarted) return <div className={`kinora ${frame.frame} ${look}`} />;
  return <StartedPage {...props} look={look} />;
}

function StartedPage({ page, isShown, scroll, look, children }: PageFrameProps & { readonly look: string }) {
  const t = useT();
  const isRightToLeft = useIsRightToLeft();
  const isLoggedIn = useIsLoggedIn();
  const isHidingTabBar = useStore(tabBarHiders) > 0;
  const hasTabBar = isTabPage(page.page) && !isHidingTabBar;
  const state = usePageState(page);
  const hasGuide = hasTabBar && isShown && !state.query.theme && !state.query.oid;
  useFoundPlace(page.page, hasGuide);
  useChoiceOfTab(isShown && isTabPage(page.page) ? page.page : undefined);
  const classes = ['kinora', frame.frame, look, isRightToLeft ? 'rtl' : '', t.locale === 'ar' ? 'lang-ar' : ''];

  // With the page itself: noted after it is drawn, the page below would still count when somebody taps at once.
  useLayoutEffect(() => {
    if (isShown) notePageShown(state);
  }, [isShown, state]);
  useEffect(() => tabEvents.listen((tab) => tab === page.page && wx.pageScrollTo?.({ scrollTop: 0 })), [page.page]);
  useEffect(() => (page.page === 'login' ? dropWhereLeft : undefined), [page.page]);

  return (
    <PageContext.Provider value={state}>
      <PageShown.Provider value={isShown}>
        <div className={classes.filter(Boolean).join(' ')} style={hostEdges()}>
          <AppNotice page={page.page} />
          <main className={hasTabBar ? styles.aboveTabs : styles.main}>
            <PageScroll.Provider value={scroll}>
              <PageBoundary>{children}</PageBoundary>
            </PageScroll.Provider>
          </main>
          {hasTabBar ? <Tabs selectedId={page.page} /> : null}
          {isLoggedIn && isShown && hasTabBar && page.page !== 'shooting' ? <RunningPrint /> : null}
          {hasGuide ? <TabGuide page={page.page} /> : null}
          {isShown ? <ToastHost label={t('app.toasts')} /> : null}
          {isShown ? <ConfirmHost /> : null}
          <BackTrap pageKey={page.key} isShown={isShown} />
        </div>
      </PageShown.Provider>
    </PageContext.Provider>
  );
}

/** Another page of the login may take this one's place, which the host has done a moment later: then it goes on. */
const dropWhereLeft = () => void setTimeout(() => currentStack().includes('login') || dropAbandonedAction());

/** The page with the query that counts now: a tab page that is the only one is told a new one in place. */
function usePageState(page: PageState): PageState {
  const told = useStore(tabQuery);
  const query = told?.key === page.key ? told.query : page.query;
  return useMemo(() => ({ ...page, query }), [page, query]);
}

function Tabs({ selectedId }: { readonly selectedId: string }) {
  const t = useT();
  return <TabBar label={t('app.places')} items={useTabItems()} selectedId={selectedId} onSelect={selectTab} />;
}

function selectTab(id: string): void {
  const tab = TAB_PAGES.find((name) => name === id);
  if (tab) void navigation.switchTab(tab);
}
