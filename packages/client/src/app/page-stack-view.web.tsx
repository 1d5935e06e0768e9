import { Activity, useEffect } from 'react';
import { useStore } from '../lib/store';
import { pageStack } from '../navigation/navigator';
import { topOf } from '../navigation/page-stack';
import { forgetScroll } from '../navigation/scroll-memory';
import { PageFrame } from './page-frame';

/** The open pages and the tabs that rest: only the top one shows, the others keep their state. */
export function PageStackView() {
  const { entries, restingTabs, arrival } = useStore(pageStack);
  const top = topOf({ entries, restingTabs, arrival });
  // A fixed order: moving an element in the page would lose the scroll position of what is inside.
  const pages = [...entries, ...restingTabs].sort((one, other) => (one.key < other.key ? -1 : 1));
  return pages.map((entry) => (
    <Activity key={entry.key} mode={entry.key === top.key ? 'visible' : 'hidden'}>
      <ForgetScroll pageKey={entry.key} />
      <PageFrame page={{ ...entry, placement: 'main', isOnly: entries.length === 1 }} arrival={arrival} />
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
