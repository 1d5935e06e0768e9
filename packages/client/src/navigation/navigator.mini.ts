import { createStore } from '../lib/store';
import { isLeaving, leaving } from './back-layers.mini';
import { createNavigationGuard } from './navigation-guard';
import type { Navigation } from './navigation-port';
import type { PageEntry } from './page-stack';
import { formatQuery, isSameQuery, type PageQuery } from './query-string';
import { isTabPage, type PageName, ROUTES, readAddress, type TabName } from './routes';
import { tabEvents } from './tab-events';
import { forgetWayBack, noteOpen, rememberOpen, rememberReplaced, takeWayBack, wayBack } from './way-back.mini';

type Method = 'navigateTo' | 'redirectTo' | 'reLaunch';

/** The host opens no more pages on top of each other. */
const MAX_PAGES = 10;

export { backClosing } from './back-layers.mini';

const guard = createNavigationGuard();
let shown: PageEntry | undefined;

/** The query that a tab page was told while it was the only page, by its key. */
export const tabQuery = createStore<Pick<PageEntry, 'key' | 'query'> | undefined>(undefined);

/** Tells the navigation which page is visible, and with which query. */
export function notePageShown(page: PageEntry): void {
  const stack = currentStack();
  // A page that is drawn late may have another one over it by then.
  if (stack[stack.length - 1] !== page.page) return;
  shown = page;
  noteOpen(page, stack.length - 1);
  isLeaving.set(false);
}

/** Names of the open pages, the visible one last. */
export function currentStack(): readonly PageName[] {
  return getCurrentPages().map(({ route }) => readAddress(`/${route}`).page);
}

/** Nothing leads out of a mini-program and back, so that nobody needs to come back to a page. */
export const addressBelow = (): string | undefined => undefined;

const run = (method: Method, page: PageName, query: PageQuery): Promise<boolean> =>
  guard.run(
    () =>
      new Promise((resolve, reject) => {
        const url = `${ROUTES[page]}${formatQuery(query)}`;
        wx[method]({ url, success: () => resolve(), fail: ({ errMsg }) => reject(new Error(errMsg)) });
      }),
  );

/** A tab page that is the only page changes its query in place: the host's redirect would build it anew. */
function isToldInPlace(tab: TabName, query: PageQuery, isRedirect: boolean): boolean {
  if (shown?.page !== tab || currentStack().length > 1) return false;
  const isPlain = Object.keys(query).length === 0;
  if (isSameQuery(shown.query, query) || (isPlain && !isRedirect)) tabEvents.emit(tab);
  else {
    rememberOpen();
    tabQuery.set({ key: shown.key, query });
  }
  return true;
}

async function toTab(tab: TabName, query: PageQuery = {}, isRedirect = false): Promise<boolean> {
  if (isToldInPlace(tab, query, isRedirect)) return true;
  if (guard.isBusy()) return false;
  rememberOpen();
  return replaceAll(tab, query);
}

/** A tab page that stands alone is redirected from, all else is closed (specification, section 2). */
function replaceAll(page: PageName, query: PageQuery): Promise<boolean> {
  const stack = currentStack();
  const top = stack[stack.length - 1];
  const isTabAlone = stack.length === 1 && top !== undefined && isTabPage(top);
  return run(isTabAlone ? 'redirectTo' : 'reLaunch', page, query);
}

function change(method: Method, page: PageName, query: PageQuery = {}): Promise<boolean> {
  if (isTabPage(page)) return toTab(page, query, method === 'redirectTo');
  const isFull = method === 'navigateTo' && currentStack().length >= MAX_PAGES;
  return isFull ? takeTopPlace(page, query) : run(method, page, query);
}

/** The page opens in the place of the visible one, to which going back leads all the same. */
async function takeTopPlace(page: PageName, query: PageQuery): Promise<boolean> {
  if (guard.isBusy()) return false;
  rememberReplaced();
  try {
    return await run('redirectTo', page, query);
  } catch (error) {
    takeWayBack();
    throw error;
  }
}

export const navigation: Navigation = {
  navigateTo: (page, query) => change('navigateTo', page, query),
  redirectTo: (page, query) => change('redirectTo', page, query),
  async relaunch(page, query) {
    const isOpened = await guard.whenIdle(() => change('reLaunch', page, query));
    forgetWayBack();
    return isOpened;
  },
  switchTab: (tab, query) => toTab(tab, query),
  async back() {
    const before = wayBack();
    if (before || currentStack().length === 1) return reopen(before ?? { page: 'visit', query: {} });
    return guard.run(() => leaving(shown?.key, stepBack));
  },
};

const stepBack = (): Promise<void> =>
  new Promise((resolve, reject) => {
    wx.navigateBack({ delta: 1, success: () => resolve(), fail: ({ errMsg }) => reject(new Error(errMsg)) });
  });

/** The host has forgotten where one came from: the page is opened anew. */
async function reopen({ page, query }: Pick<PageEntry, 'page' | 'query'>): Promise<boolean> {
  if (guard.isBusy()) return false;
  takeWayBack();
  if (currentStack().length > 1) return run('redirectTo', page, query);
  if (shown?.page !== page || !isTabPage(page)) return replaceAll(page, query);
  tabQuery.set({ key: shown.key, query });
  return true;
}

/** A mini-program keeps no tab pages that were left. */
export function forgetTabs(): void {
  forgetWayBack();
}
