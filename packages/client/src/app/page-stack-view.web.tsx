import { Activity, useEffect } from 'react';
import { useStore } from '../lib/store';
import { pageStack } from '../navigation/navigator';
import { PageShown } from '../navigation/page-context';
import { seenOf, topOf } from '../navigation/page-stack';
import { forgetScroll } from '../navigation/scroll-memory';
import { shownStack } from '../navigation/shown-stack';
import { PageFrame } from './page-frame';

/** The open pages and the tabs that rest: only the top one shows, the others keep their state. */
export function PageStackView() {
  const { entries, restingTabs, arrival } = useStore(shownStack);
  const top = topOf({ entries, restingTabs, arrival });
  const seen = seenOf({ entries });
  // A fixed order: moving an element in the page would lose the scroll position of what is inside.
  const pages = [...entries, ...restingTabs].sort((one, other) => (one.key < other.key ? -1 : 1));
  return pages.map((entry) => (
    <Activity key={entry.key} mode={seen.includes(entry) ? 'visible' : 'hidden'}>
      <ForgetScroll pageKey={entry.key} />
      <PageShown.Provider value={entry === top}>
        <PageFrame page={{ ...entry, placement: 'main', isOnly: entries.length === 1 }} arrival={arrival} />
      </PageShown.Provider>
    </Activity>
  ));
}

/** A closed page's position goes with it; hiding only pauses this component, and must not forget. */
function ForgetScroll({ pageKey }: { pageKey: string }) {
  useEffect(() => {
    return () => {
      const { entries, restingTabs } = pageStack.get();
      if (![...entries, ...restingTabs].some(({ key }) => key === pageKey)) forgetScroll(pageKey);
    };
  }, [pageKey]);
  return null;
}
