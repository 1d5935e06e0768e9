import { beforeEach, expect, it, vi } from 'vitest';
import { entryOf, PAGE_NAMES } from './page-table';
import { isTabPage, type PageName, ROUTES, readAddress, tabAbove } from './routes';

type Navigator = typeof import('./navigator.mini');
interface Change {
  readonly url: string;
  readonly success: () => void;
}

const MOST_PAGES = 10;
const PAGES = PAGE_NAMES.filter((name) => !entryOf(name).isWebOnly);
/** Enough of them to fill the host's pages. */
const BARE = PAGES.filter((name) => !isTabPage(name) && name !== 'welcome');

let navigator: Navigator;
let heldPage: typeof import('./way-back.mini')['heldPage'];
/** What the host has open: addresses with the key that each page gave itself. */
let open: { url: string; key: string }[];
let serial: number;

/** The page that came to the front tells so, as its frame does. */
function show(): void {
  const top = open.at(-1);
  if (top) navigator.notePageShown({ key: top.key, ...readAddress(top.url) });
}

function change(isKept: (index: number) => boolean) {
  return ({ url, success }: Change) => {
    open = [...open.filter((_, index) => isKept(index)), { url, key: `page-${++serial}` }];
    if (open.length > MOST_PAGES) throw new Error('webview count limit exceed');
    show();
    success();
  };
}

/** The user goes back: where a page is held the app leads, everywhere else the host. */
async function goBack(): Promise<void> {
  if (heldPage.get() === open.at(-1)?.key) return void (await navigator.navigation.back());
  if (open.length === 1) throw new Error('The app was left');
  open = open.slice(0, -1);
  show();
}

const stack = (): readonly PageName[] => navigator.currentStack();
const shown = () => stack().at(-1);

beforeEach(async () => {
  vi.resetModules();
  serial = 0;
  open = [{ url: ROUTES.visit, key: 'page-0' }];
  vi.stubGlobal('getCurrentPages', () => open.map(({ url }) => ({ route: url.slice(1).split('?')[0] })));
  vi.stubGlobal('wx', {
    navigateTo: change(() => true),
    redirectTo: change((index) => index < open.length - 1),
    reLaunch: change(() => false),
    navigateBack: ({ success }: Change) => {
      open = open.slice(0, -1);
      show();
      success();
    },
  });
  navigator = await import('./navigator.mini');
  ({ heldPage } = await import('./way-back.mini'));
  show();
});

it.each(PAGES.filter((name) => name !== 'visit'))(
  'the host’s back leads from %s to where one came from',
  async (page) => {
    await navigator.navigation.navigateTo(page);
    expect(shown()).toBe(page);
    await goBack();
    expect(stack()).toEqual(['visit']);
  },
);

it.each(PAGES.filter((name) => name !== 'visit'))('the arrow of %s leads to where one came from', async (page) => {
  await navigator.navigation.navigateTo(page);
  await navigator.navigation.back();
  expect(stack()).toEqual(['visit']);
});

it.each(BARE)('back leads from %s, opened by its address, to the tab above it', async (page) => {
  open = [{ url: ROUTES[page], key: 'page-0' }];
  show();
  await goBack();
  expect(stack()).toEqual([tabAbove(page, {})]);
});

it('with as many pages open as the host takes, back leads through every page that one came by', async () => {
  for (const page of BARE) await navigator.navigation.navigateTo(page, { id: page });
  expect(stack()).toHaveLength(MOST_PAGES);
  expect(BARE.length).toBeGreaterThan(MOST_PAGES + 2);
  for (const page of BARE.toReversed()) {
    expect(readAddress(open.at(-1)?.url ?? '')).toMatchObject({ page, query: { id: page } });
    await goBack();
  }
  expect(stack()).toEqual(['visit']);
});

it('what a tab page closes is come back to in its order, also what the host had no room for', async () => {
  for (const page of BARE) await navigator.navigation.navigateTo(page);
  await navigator.navigation.switchTab('mine');
  expect(stack()).toEqual(['mine']);
  for (const page of [...BARE.toReversed(), 'visit']) {
    await goBack();
    expect(stack()).toEqual([page]);
  }
});

it('a page that took the place of another is left with it where the host leads back by itself', async () => {
  const pages = BARE.slice(0, MOST_PAGES);
  for (const page of pages) await navigator.navigation.navigateTo(page);
  // One host holds no page back.
  open = open.slice(0, -1);
  show();
  await goBack();
  expect(shown()).toBe(pages.at(-4));
});

it('what could not be opened is no page that one came by', async () => {
  for (const page of BARE.slice(0, MOST_PAGES - 1)) await navigator.navigation.navigateTo(page);
  vi.stubGlobal('wx', { ...wx, redirectTo: ({ fail }: { fail: (why: object) => void }) => fail({ errMsg: 'no' }) });
  await expect(navigator.navigation.navigateTo('aboutUs')).rejects.toThrow('no');
  await goBack();
  expect(stack()).toHaveLength(MOST_PAGES - 1);
});

it('a page that is drawn only when another lies over it does not count as the visible one', async () => {
  for (const page of BARE.slice(0, MOST_PAGES - 1)) await navigator.navigation.navigateTo(page);
  const below = open.at(-2) ?? expect.unreachable();
  navigator.notePageShown({ key: below.key, ...readAddress(below.url) });
  const [top, next] = BARE.slice(MOST_PAGES - 2);
  await navigator.navigation.navigateTo(next ?? expect.unreachable());
  await goBack();
  expect(shown()).toBe(top);
});
