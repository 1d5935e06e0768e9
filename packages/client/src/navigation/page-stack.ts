import { entryOf } from './page-table';
import { isSameQuery, type PageQuery } from './query-string';
import { isTabPage, type PageName } from './routes';

/** One open page. Tab pages keep their key for as long as the app lives, so that their state is kept. */
export interface PageEntry {
  readonly key: string;
  readonly page: PageName;
  readonly query: PageQuery;
}

export interface PageStack {
  /** Open pages, the visible one last; never empty. */
  readonly entries: readonly PageEntry[];
  /** Tab pages that were left and are kept alive. */
  readonly restingTabs: readonly PageEntry[];
  /** How the visible page came: for the transition. */
  readonly arrival: 'start' | 'forward' | 'back' | 'switch';
}

export type StackAction =
  | { readonly kind: 'push' | 'redirect' | 'relaunch'; readonly entry: PageEntry }
  | { readonly kind: 'restore'; readonly entries: readonly PageEntry[]; readonly isBack: boolean }
  | { readonly kind: 'forget-tabs' };

/** The stack of an app that starts on one page. */
export function startStack(entry: PageEntry): PageStack {
  return { entries: [entry], restingTabs: [], arrival: 'start' };
}

/** The visible page. */
export function topOf(stack: PageStack): PageEntry {
  const top = stack.entries[stack.entries.length - 1];
  if (!top) throw new Error('A page stack is never empty');
  return top;
}

/** The pages that are seen: the visible one, and below one that is seen through the next; the lowest first. */
export function seenOf({ entries }: Pick<PageStack, 'entries'>): readonly PageEntry[] {
  const covering = entries.map(({ page }) => entryOf(page).isSheer !== true);
  return entries.slice(Math.max(0, covering.lastIndexOf(true)));
}

/** The key of a page that opens; `unique` tells two pages of one kind apart. */
export function keyOf(page: PageName, unique: string): string {
  return isTabPage(page) ? `tab-${page}` : `${page}-${unique}`;
}

/** Whether two stacks show the same pages with the same queries. */
export function isSameEntries(one: readonly PageEntry[], other: readonly PageEntry[]): boolean {
  return (
    one.length === other.length &&
    one.every((entry, index) => {
      const twin = other[index];
      return twin !== undefined && twin.key === entry.key && isSameQuery(twin.query, entry.query);
    })
  );
}

function withEntries(stack: PageStack, entries: readonly PageEntry[], arrival: PageStack['arrival']): PageStack {
  if (entries.length === 0) return stack;
  const isOpen = (key: string) => entries.some((entry) => entry.key === key);
  const resting = [...stack.restingTabs, ...stack.entries.filter(({ page }) => isTabPage(page))];
  const latest = new Map(resting.filter(({ key }) => !isOpen(key)).map((entry) => [entry.key, entry]));
  return { entries, restingTabs: [...latest.values()], arrival };
}

/** The stack after an action. */
export function reduceStack(stack: PageStack, action: StackAction): PageStack {
  switch (action.kind) {
    case 'push':
      return withEntries(stack, [...stack.entries, action.entry], 'forward');
    case 'redirect':
      return withEntries(stack, [...stack.entries.slice(0, -1), action.entry], 'switch');
    case 'relaunch':
      return withEntries(stack, [action.entry], 'switch');
    case 'restore': {
      const isBetweenTabs = [stack.entries, action.entries].every(({ length }) => length === 1);
      return withEntries(stack, action.entries, isBetweenTabs ? 'switch' : action.isBack ? 'back' : 'forward');
    }
    case 'forget-tabs':
      return stack.restingTabs.length === 0 ? stack : { ...stack, restingTabs: [] };
  }
}
