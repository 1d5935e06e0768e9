import { delay } from '../lib/delay';
import { createStore } from '../lib/store';
import {
  currentHistory,
  entriesBelow,
  goBack,
  type HistoryMove,
  listenToHistory,
  pushHistory,
  replaceHistory,
} from './browser-history';
import type { HistoryState } from './history-state';
import { keepLeftPages, takeLeftPages } from './left-pages';
import { createNavigationGuard } from './navigation-guard';
import type { BackClosing, Navigation } from './navigation-port';
import { preloadPage } from './page-loader';
import {
  isSameEntries,
  keyOf,
  type PageEntry,
  type PageStack,
  reduceStack,
  type StackAction,
  startStack,
  topOf,
} from './page-stack';
import { formatQuery, isSameQuery, type PageQuery } from './query-string';
import { isTabPage, type PageName, ROUTES, readAddress, type TabName, tabAbove } from './routes';
import { rememberScroll } from './scroll-memory';
import { tabEvents } from './tab-events';

/** How long a page's code may take before the page opens without it, showing that it loads (specification, section 9). */
const ASYNC_PAGE_DELAY_MS = 200;

interface Layer {
  readonly onClose: () => void;
  /** It lies over all pages, and does not leave with one. */
  readonly isOverAll: boolean;
  /** It has its own entry in the browser's history. */
  isInHistory: boolean;
}

const session = Date.now().toString(36);
let serial = 0;
const layers: Layer[] = [];
const guard = createNavigationGuard();
let historyWork: Promise<void> = Promise.resolve();
/** How many entries of the app lie below the present one in the browser's history. */
let step = currentHistory().state?.step ?? 0;

const newEntry = (page: PageName, query: PageQuery): PageEntry => ({
  key: keyOf(page, `${session}-${serial++}`),
  page,
  query,
});

function firstEntries(): readonly PageEntry[] {
  const { address, state } = currentHistory();
  if (state) return state.entries;
  const { page, query } = readAddress(address);
  return [newEntry(page, query)];
}

/** The open pages. */
export const pageStack = createStore<PageStack>(firstStack());

function firstStack(): PageStack {
  const [bottom, ...rest] = firstEntries();
  const stack = startStack(bottom ?? newEntry('welcome', {}));
  return { ...stack, entries: [...stack.entries, ...rest] };
}

/** Names of the open pages, the visible one last. */
export const currentStack = (): readonly PageName[] => pageStack.get().entries.map(({ page }) => page);

/** The address of the page below the visible one; undefined where there is none. */
export function addressBelow(): string | undefined {
  const below = pageStack.get().entries.at(-2);
  return below && `${ROUTES[below.page]}${formatQuery(below.query)}`;
}

const stateNow = (layerCount = 0): HistoryState => ({
  kinora: 1,
  entries: pageStack.get().entries,
  layers: layerCount,
  step,
});

function push(layerCount = 0): void {
  step += 1;
  pushHistory(stateNow(layerCount));
}

async function stepBack(count: number): Promise<void> {
  await goBack(count);
  step = currentHistory().state?.step ?? step - count;
}

const historyLayers = (): Layer[] => layers.filter(({ isInHistory }) => isInHistory);

function commit(action: StackAction): void {
  rememberScroll(topOf(pageStack.get()).key);
  pageStack.set(reduceStack(pageStack.get(), action));
}

/** Changes to the browser's history wait for each other: going back takes a moment. */
function enqueue(work: () => void | Promise<void>): Promise<void> {
  const done = historyWork.then(work);
  historyWork = done.catch((error: unknown) => console.error(error));
  return done;
}

/** Layers leave with their page: their entries in the history become those of what comes next. */
function abandonLayers(): number {
  const count = historyLayers().length;
  layers.length = 0;
  return count;
}

/** `switch`: a tab page takes the place of all pages, and going back leads to them. */
type Way = 'push' | 'redirect' | 'switch' | 'relaunch';

async function open(way: Way, page: PageName, query: PageQuery): Promise<void> {
  const left = topOf(pageStack.get());
  await Promise.race([preloadPage(page), delay(ASYNC_PAGE_DELAY_MS)]);
  await enqueue(async () => {
    // Who went elsewhere by the browser meanwhile stays there.
    if (way === 'redirect' && topOf(pageStack.get()).key !== left.key) return;
    const isAdded = way === 'push' || way === 'switch';
    const layerCount = abandonLayers();
    await stepBack(way === 'relaunch' ? step : Math.max(0, isAdded ? layerCount - 1 : layerCount));
    commit({ kind: way === 'switch' ? 'relaunch' : way, entry: newEntry(page, query) });
    if (isAdded && layerCount === 0) push();
    else replaceHistory(stateNow());
  });
}

function change(way: Exclude<Way, 'switch'>, page: PageName, query: PageQuery = {}): Promise<boolean> {
  if (isTabPage(page) && way !== 'relaunch') return toTab(page, query, way === 'redirect');
  return guard.run(() => open(way, page, query));
}

/** A tab page that stands alone is redirected to itself in place: only its query changes. */
async function toTab(tab: TabName, query: PageQuery = {}, isRedirect = false): Promise<boolean> {
  const top = topOf(pageStack.get());
  const isPlain = Object.keys(query).length === 0;
  if (top.page === tab && pageStack.get().entries.length === 1) {
    if (isRedirect && !isSameQuery(top.query, query)) return guard.run(() => open('redirect', tab, query));
    if (isPlain || isSameQuery(top.query, query)) {
      tabEvents.emit(tab);
      return true;
    }
  }
  return guard.run(() => open('switch', tab, query));
}

async function back(): Promise<boolean> {
  const { page, query } = topOf(pageStack.get());
  if (Math.min(step, entriesBelow()) <= historyLayers().length)
    return change('relaunch', tabAbove(page, query) ?? 'visit');
  return guard.run(() =>
    enqueue(async () => {
      await stepBack(abandonLayers() + 1);
      const { state } = currentHistory();
      if (state) commit({ kind: 'restore', entries: state.entries, isBack: true });
    }),
  );
}

export const navigation: Navigation = {
  navigateTo: (page, query) => change('push', page, query),
  redirectTo: (page, query) => change('redirect', page, query),
  relaunch: (page, query) => guard.whenIdle(() => change('relaunch', page, query)),
  switchTab: (tab, query) => toTab(tab, query),
  back,
};

export const backClosing: BackClosing = {
  open(onClose, pageKey) {
    const layer: Layer = { onClose, isOverAll: pageKey === undefined, isInHistory: false };
    layers.push(layer);
    enqueue(() => {
      if (!layers.includes(layer)) return;
      layer.isInHistory = true;
      push(historyLayers().length);
    });
    return () => {
      enqueue(async () => {
        const index = layers.indexOf(layer);
        if (index < 0) return;
        layers.splice(index, 1);
        if (layer.isInHistory) await stepBack(1);
      });
    };
  },
};

/** Who goes elsewhere by the browser leaves a question unanswered: it would lie over the next page. */
function closeOverAll(closing: readonly Layer[]): void {
  for (const { isOverAll, onClose } of closing) if (isOverAll) onClose();
}

function followHistory(move: HistoryMove): void {
  if (move.kind === 'to-address') {
    const { page, query, isKnown } = readAddress(move.address);
    enqueue(async () => {
      // The browser has made an entry for the address already, above those of open layers: these make room first.
      const closing = [...layers];
      const layerCount = abandonLayers();
      closeOverAll(closing);
      if (layerCount > 0) {
        await goBack(1);
        await stepBack(layerCount);
      }
      commit({ kind: isKnown && !isTabPage(page) ? 'push' : 'relaunch', entry: newEntry(page, query) });
      if (layerCount > 0) return push();
      step += 1;
      replaceHistory(stateNow());
    });
    return;
  }
  const isBack = move.state.step < step;
  step = move.state.step;
  const closed = closedLayersOf(move.state);
  if (closed === 0) arriveAt(move.state, isBack);
  else leaveClosedLayers(closed, isBack);
}

function arriveAt({ entries, layers: layerCount }: HistoryState, isBack: boolean): void {
  const isSamePage = isSameEntries(entries, pageStack.get().entries);
  const closing = isSamePage ? layers.splice(Math.min(layerCount, layers.length)) : layers.splice(0);
  if (isSamePage) for (const { onClose } of closing.reverse()) onClose();
  else {
    closeOverAll(closing);
    commit({ kind: 'restore', entries, isBack });
  }
}

/** How many layers an entry stands for that are open no more: forward leads to what was closed, and a reload closes all. */
function closedLayersOf({ entries, layers: layerCount }: HistoryState): number {
  const isSamePage = isSameEntries(entries, pageStack.get().entries);
  return Math.max(0, layerCount - (isSamePage ? historyLayers().length : 0));
}

/** Only a tap opens a layer again: where there is none we do not stay, or the next way back would close nothing. */
function leaveClosedLayers(count: number, isBack: boolean): void {
  enqueue(async () => {
    await stepBack(count);
    const { state } = currentHistory();
    // A layer that was opened on this page meanwhile stays.
    if (state && !isSameEntries(state.entries, pageStack.get().entries)) arriveAt(state, isBack);
  });
}

/** Puts pages into the browser's history, each above the one before it, and the first one that opened above them. */
function startAbove(below: readonly PageEntry[], isStacked: boolean): void {
  const { entries } = pageStack.get();
  for (const count of below.keys()) {
    const state = { ...stateNow(), entries: below.slice(0, count + 1) };
    if (count === 0) replaceHistory(state);
    else pushHistory({ ...state, step: ++step });
  }
  if (isStacked) pageStack.set({ ...pageStack.get(), entries: [...below, ...entries] });
  push();
}

/** Puts the first page into the browser's history, above those that it was left for or its tab, and follows the browser's buttons from now on. */
export function startNavigation(): void {
  // The app runs up file by file: the user may have gone elsewhere since this one ran.
  step = currentHistory().state?.step ?? 0;
  pageStack.set(firstStack());
  const top = topOf(pageStack.get());
  const isFresh = currentHistory().state === undefined;
  const closed = currentHistory().state?.layers ?? 0;
  const kept = takeLeftPages(top);
  const left = isFresh ? kept : [];
  const tab = isFresh ? tabAbove(top.page, top.query) : undefined;
  if (left.length > 0) startAbove(left, true);
  else if (tab) startAbove([newEntry(tab, {})], false);
  else replaceHistory(stateNow(closed));
  listenToHistory(followHistory);
  if (closed > 0) leaveClosedLayers(closed, true);
  addEventListener('pagehide', () => keepLeftPages(pageStack.get().entries));
}

/** Forgets the state of tab pages that were left: another user comes. */
export function forgetTabs(): void {
  pageStack.set(reduceStack(pageStack.get(), { kind: 'forget-tabs' }));
}
