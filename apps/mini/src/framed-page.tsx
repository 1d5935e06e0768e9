import {
  createStore,
  currentTranslator,
  entryOf,
  formatQuery,
  PageFrame,
  type PageName,
  type PageQuery,
  refreshEverything,
  showError,
} from '@kinora/client/mini';
import {
  stopPullDownRefresh,
  useDidHide,
  useDidShow,
  usePageScroll,
  usePullDownRefresh,
  useRouter,
  useShareAppMessage,
} from '@tarojs/taro';
import { type ComponentType, useState } from 'react';

let serial = 0;

/** A page of the client as a page of the host: with its query, its scroll position, pulling and sharing. */
export function framePage(name: PageName, Page: ComponentType): ComponentType {
  function FramedPage() {
    const { params } = useRouter();
    const [page] = useState(() => ({
      key: `${name}-${++serial}`,
      page: name,
      query: readQuery(params),
      placement: 'main' as const,
      isOnly: getCurrentPages().length === 1,
    }));
    const [scroll] = useState(() => createStore(0));
    const [isShown, setIsShown] = useState(true);
    useDidShow(() => setIsShown(true));
    useDidHide(() => setIsShown(false));
    usePageScroll(({ scrollTop }) => scroll.set(scrollTop));
    usePullDownRefresh(
      () =>
        void refreshEverything()
          .catch(showError)
          .then(() => stopPullDownRefresh()),
    );
    useShareAppMessage(() => ({
      title: currentTranslator()('visit.share-title'),
      path: entryOf(name).address + formatQuery(page.query),
    }));
    return (
      <PageFrame page={page} isShown={isShown} scroll={scroll}>
        <Page />
      </PageFrame>
    );
  }
  return Object.assign(FramedPage, {
    enablePageScroll: true,
    // Sharing one shows a picture of it.
    ...(entryOf(name).isShared ? { enableShareAppMessage: true } : {}),
  });
}

/** The query of a page: the host gives its values as they stand in the address, and Taro adds marks of its own. */
export function readQuery(params: Readonly<Record<string, unknown>>): PageQuery {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'string' && !name.startsWith('$')) query[name] = decode(value);
  }
  return query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Not encoded, as a code that was made elsewhere may be.
  }
}
