import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../lib/translation';
import { PageContext, PageShown, type PageState, usePage } from '../navigation/page-context';
import type { PageStack } from '../navigation/page-stack';
import { entryOf } from '../navigation/page-table';
import { restoreScroll } from '../navigation/scroll-memory';
import { canTurn } from '../navigation/shown-stack';
import { forgetComponent, pageComponent } from '../pages/page-components';
import { setDocumentTitle } from '../platform/document-title';
import { Loading, Skeleton } from '../ui/skeleton';
import { PageBoundary } from './page-boundary';
import styles from './page-frame.module.css';

/** One page with what it stands in: its place and query, its own failure, its loading, its arrival. */
export function PageFrame({ page, arrival }: { page: PageState; arrival: PageStack['arrival'] }) {
  const [attempt, setAttempt] = useState(0);
  const Page = pageComponent(page.page);
  const retry = () => {
    forgetComponent(page.page);
    setAttempt(attempt + 1);
  };
  return (
    <PageContext.Provider value={page}>
      <PageBoundary key={attempt} onRetry={retry}>
        <Suspense fallback={entryOf(page.page).isSheer ? null : <PageSkeleton />}>
          {page.placement === 'left' ? (
            <Page />
          ) : (
            <Arrival pageKey={page.key} arrival={arrival}>
              <Page />
            </Arrival>
          )}
        </Suspense>
      </PageBoundary>
    </PageContext.Provider>
  );
}

/**
 * Each time the page shows: scrolls to where it was, and moves the focus to its heading, which names it to a reader. Who
 * comes back to it goes on where they were.
 */
function Arrival(props: { pageKey: string; arrival: PageStack['arrival']; children: ReactNode }) {
  const { pageKey, arrival, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<HTMLElement>(undefined);
  const isShown = useContext(PageShown);
  const isSheer = entryOf(usePage().page).isSheer === true;
  const latestArrival = useRef(arrival);
  latestArrival.current = arrival;
  useEffect(() => {
    const element = frame.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) lastFocused.current = target;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  const appName = useT()('app.name');
  useLayoutEffect(() => {
    // The page names itself afterwards; one that does not is at least not called by the former's name.
    setDocumentTitle(appName);
  }, [appName]);
  useLayoutEffect(() => {
    // The page below is still where it was.
    if (isSheer) return;
    // The first page stands where it is: asking the browser to scroll would have it measure everything at once.
    if (latestArrival.current === 'start') return;
    restoreScroll(pageKey);
    if (!frame.current) return;
    const before = latestArrival.current === 'back' ? lastFocused.current : undefined;
    if (before && frame.current.contains(before)) {
      before.focus({ preventScroll: true });
      return;
    }
    const heading = frame.current.querySelector<HTMLElement>('h1') ?? frame.current;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pageKey, isSheer]);
  return (
    <div
      ref={frame}
      className={`${styles.frame} ${isSheer || (arrival !== 'switch' && canTurn()) ? '' : (styles[arrival] ?? '')}`}
      inert={!isShown}
    >
      {children}
    </div>
  );
}

function PageSkeleton() {
  const t = useT();
  return (
    <Loading label={t('app.loading')}>
      <div className={styles.skeleton}>
        <Skeleton shape="text" isShort />
        <Skeleton shape="block" heightPx={160} />
        <Skeleton shape="text" />
        <Skeleton shape="block" heightPx={240} />
      </div>
    </Loading>
  );
}
