// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { PAGE_NAMES } from './page-table';
import { isTabPage, type PageName, ROUTES, tabAbove } from './routes';

type Navigator = typeof import('./navigator.web');

/** The browser's history of one tab: entries, and where in them one is. Moving tells a moment later. */
class BrowserTab {
  readonly entries: { state: unknown; address: string }[];
  at = 0;

  constructor(address: string) {
    this.entries = [{ state: null, address }];
  }
  get length() {
    return this.entries.length;
  }
  get state() {
    return this.entries[this.at]?.state;
  }
  pushState(state: unknown, _title: string, address: string) {
    this.at += 1;
    this.entries.splice(this.at, this.entries.length, { state: structuredClone(state), address });
  }
  replaceState(state: unknown, _title: string, address: string) {
    this.entries[this.at] = { state: structuredClone(state), address };
  }
  /** What a hand does in the address bar. */
  enter(address: string) {
    this.pushState(null, '', address);
    location.hash = address;
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }
  go(by: number) {
    setTimeout(() => {
      const next = this.at + by;
      if (next < 0) throw new Error('The app was left');
      this.at = next;
      dispatchEvent(new PopStateEvent('popstate', { state: this.state }));
    });
  }
}

let tab: BrowserTab;

/** What the app that ran before listens to: it is gone, and hears nothing of what comes. */
const listened: Parameters<typeof addEventListener>[] = [];
const listen = addEventListener;
vi.spyOn(window, 'addEventListener').mockImplementation((...one: Parameters<typeof addEventListener>) => {
  listened.push(one);
  listen.apply(window, one);
});

function unload(): void {
  for (const [type, listener] of listened.splice(0)) removeEventListener(type, listener);
  vi.resetModules();
}

async function load(address: string): Promise<Navigator> {
  unload();
  tab = new BrowserTab(address);
  vi.stubGlobal('history', tab);
  location.hash = address;
  return import('./navigator.web');
}

/** The same tab with the app started anew. */
async function reload(): Promise<Navigator> {
  unload();
  const navigator = await import('./navigator.web');
  navigator.startNavigation();
  return navigator;
}

async function open(address: string): Promise<Navigator> {
  const navigator = await load(address);
  navigator.startNavigation();
  return navigator;
}

beforeEach(() => vi.unstubAllGlobals());

const shown = ({ currentStack }: Navigator): PageName | undefined => currentStack().at(-1);
const pressBack = async (navigator: Navigator, expected: PageName) => {
  tab.go(-1);
  await vi.waitFor(() => expect(shown(navigator)).toBe(expected));
};
const others = PAGE_NAMES.filter((name) => name !== 'visit');

it.each(others)('the browser’s back leads from %s to where one came from', async (page) => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.navigateTo(page);
  expect(shown(navigator)).toBe(page);
  await pressBack(navigator, 'visit');
});

it.each(others)('the arrow of %s leads to where one came from', async (page) => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.navigateTo(page);
  await navigator.navigation.back();
  expect(navigator.currentStack()).toEqual(['visit']);
  expect(tab.at).toBe(0);
});

it.each(PAGE_NAMES.filter((name) => !isTabPage(name) && name !== 'welcome'))(
  'back leads from %s, opened by its address, to the tab above it',
  async (page) => {
    const navigator = await open(`#${ROUTES[page]}`);
    await pressBack(navigator, tabAbove(page, {}) ?? 'visit');
    expect(tab.at).toBe(0);
  },
);

it('back leads from the darkroom to where the shoot was started, and out of a pasted one to the camera', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.switchTab('shooting');
  await navigator.navigation.switchTab('shooting', { id: '7' });
  tab.go(-1);
  await vi.waitFor(() => expect(navigator.pageStack.get().entries[0]?.query).toEqual({}));
  expect(shown(navigator)).toBe('shooting');
  await pressBack(navigator, 'visit');

  const pasted = await open(`#${ROUTES.shooting}?id=7`);
  tab.go(-1);
  await vi.waitFor(() => expect(pasted.pageStack.get().entries[0]?.query).toEqual({}));
  expect(shown(pasted)).toBe('shooting');
});

it('back leads from a tab to the pages that were open before it', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.navigateTo('result', { id: '7' });
  await navigator.navigation.switchTab('album');
  expect(navigator.currentStack()).toEqual(['album']);
  await pressBack(navigator, 'result');
  expect(navigator.currentStack()).toEqual(['visit', 'result']);
});

it('a tab that is redirected to itself changes its address in place', async () => {
  const { navigation, pageStack } = await open(`#${ROUTES.visit}?oid=o1&showSuccess=1`);
  await navigation.redirectTo('visit', {});
  expect([tab.entries.map(({ address }) => address), pageStack.get().entries.at(-1)?.query]).toEqual([
    [`#${ROUTES.visit}`],
    {},
  ]);
});

it('a page that opens from a sheet leads back to the page below the sheet', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  const close = vi.fn();
  navigator.backClosing.open(close, undefined);
  await vi.waitFor(() => expect(tab.at).toBe(1));
  await navigator.navigation.switchTab('shooting', { id: '7' });
  await pressBack(navigator, 'visit');
  expect(tab.at).toBe(0);
});

/** The app leaves for a page of others, which sends back to an address. */
async function returnTo(address: string): Promise<Navigator> {
  dispatchEvent(new Event('pagehide'));
  return open(address);
}
const RETURNED = `#${ROUTES.orderDetails}?id=o1&check=1`;

it('who comes back from paying goes back to where they left from', async () => {
  const before = await open(`#${ROUTES.album}`);
  await before.navigation.navigateTo('recharge');
  const after = await returnTo(RETURNED);
  expect(after.currentStack()).toEqual(['album', 'recharge', 'orderDetails']);
  // Whose pages they were stays in no browser.
  expect(Object.keys(sessionStorage)).toEqual([]);
  await after.navigation.back();
  expect(after.currentStack()).toEqual(['album', 'recharge']);
  await pressBack(after, 'album');
});

it('who left from the order itself finds it once', async () => {
  const before = await open(`#${ROUTES.album}`);
  await before.navigation.navigateTo('orderDetails', { id: 'o1' });
  expect((await returnTo(RETURNED)).currentStack()).toEqual(['album', 'orderDetails']);
});

/** The browser keeps no more entries: it drops those that we put below the present page, and what is below now is a page of before. */
function dropBelow(): void {
  tab.entries.splice(0, tab.at, {
    state: { kinora: 1, entries: [], layers: 0, step: 9 },
    address: 'of another document',
  });
  tab.at = 1;
  const entries = () => tab.entries.map((_, index) => ({ index, sameDocument: index > 0 }));
  vi.stubGlobal('navigation', { entries, currentEntry: { index: 1 } });
}

it('who goes elsewhere from a page below which the browser kept nothing comes there, and not to a page of before', async () => {
  const before = await open(`#${ROUTES.album}`);
  await before.navigation.navigateTo('recharge');
  const after = await returnTo(RETURNED);
  dropBelow();
  await after.navigation.relaunch('visit', { oid: 'o1', showSuccess: '1' });
  expect([after.currentStack(), tab.at, tab.entries[1]?.address]).toEqual([
    ['visit'],
    1,
    `#${ROUTES.visit}?oid=o1&showSuccess=1`,
  ]);
});

it('who goes back from such a page comes to its tab', async () => {
  const before = await open(`#${ROUTES.album}`);
  await before.navigation.navigateTo('recharge');
  const after = await returnTo(RETURNED);
  dropBelow();
  await after.navigation.back();
  expect([after.currentStack(), tab.at]).toEqual([['mine'], 1]);
});

it('an address that is no return of anybody’s opens above its tab alone', async () => {
  await open(`#${ROUTES.album}`);
  const after = await returnTo(`#${ROUTES.orderDetails}?id=o1`);
  expect(after.currentStack()).toEqual(['orderDetails']);
  await pressBack(after, 'mine');
});

it('logging out leaves nothing to go back to', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.switchTab('mine');
  await navigator.navigation.navigateTo('messages');
  await navigator.navigation.relaunch('visit');
  expect(navigator.currentStack()).toEqual(['visit']);
  expect(tab.at).toBe(0);
});

it('an address that is entered while the app runs up is the first page', async () => {
  const navigator = await load(`#${ROUTES.visit}`);
  tab.enter(`#${ROUTES.mine}`);
  navigator.startNavigation();
  expect(navigator.currentStack()).toEqual(['mine']);
  expect(tab.entries[tab.at]?.address).toBe(`#${ROUTES.mine}`);
});

it('of two relaunches at once the second waits, and its caller goes on when both are done', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.navigateTo('messages');
  const first = navigator.navigation.relaunch('visit');
  await navigator.navigation.relaunch('mine');
  expect(await first).toBe(true);
  expect(navigator.currentStack()).toEqual(['mine']);
});

it('an address that is entered is shown in the entry that the browser made for it', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  const moves = vi.spyOn(tab, 'go');
  tab.enter(`#${ROUTES.mine}`);
  await vi.waitFor(() => expect(navigator.currentStack()).toEqual(['mine']));
  expect(moves).not.toHaveBeenCalled();
  expect(tab.entries).toHaveLength(2);
  await pressBack(navigator, 'visit');
});

it('an address that is entered while we go back is shown after that', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.navigateTo('messages');
  const moved = vi.spyOn(tab, 'go');
  const back = navigator.navigation.back();
  await vi.waitFor(() => expect(moved).toHaveBeenCalled());
  tab.enter(`#${ROUTES.mine}`);
  await back;
  await vi.waitFor(() => expect(shown(navigator)).toBe('mine'));
});

it('an address that is entered while a page is redirected is not taken for that page', async () => {
  const navigator = await open(`#${ROUTES.visit}?oid=o1&showSuccess=1`);
  const redirected = navigator.navigation.redirectTo('visit');
  tab.enter(`#${ROUTES.mine}`);
  await redirected;
  expect(navigator.currentStack()).toEqual(['mine']);
  expect(tab.entries.at(tab.at)?.address).toBe(`#${ROUTES.mine}`);
});

it('an address that is entered over a sheet takes the place of its entry', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  navigator.backClosing.open(() => undefined, undefined);
  await vi.waitFor(() => expect(tab.at).toBe(1));
  tab.enter(`#${ROUTES.mine}`);
  await vi.waitFor(() => expect(navigator.currentStack()).toEqual(['mine']));
  await pressBack(navigator, 'visit');
  expect(tab.at).toBe(0);
});

it('an address that is entered while a question lies over all pages leaves it unanswered', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  const [closeQuestion, closeSheet] = [vi.fn(), vi.fn()];
  navigator.backClosing.open(closeSheet, 'tab-visit');
  navigator.backClosing.open(closeQuestion, undefined);
  await vi.waitFor(() => expect(tab.at).toBe(2));
  tab.enter(`#${ROUTES.mine}`);
  await vi.waitFor(() => expect(navigator.currentStack()).toEqual(['mine']));
  expect(closeQuestion).toHaveBeenCalledOnce();
  // It leaves with its page.
  expect(closeSheet).not.toHaveBeenCalled();
});

const stepTo = async (by: number, expected: number) => {
  tab.go(by);
  await vi.waitFor(() => expect(tab.at).toBe(expected));
  await new Promise((resolve) => setTimeout(resolve, 20));
};
/** A sheet that a tap opens, as its page does. */
const openSheet = async ({ backClosing }: Navigator, pageKey: string) => {
  const close = vi.fn();
  const at = tab.at;
  const dispose = backClosing.open(close, pageKey);
  await vi.waitFor(() => expect(tab.at).toBe(at + 1));
  return { close, dispose };
};

const closeByButton = async (dispose: () => void) => {
  dispose();
  await vi.waitFor(() => expect(tab.at).toBe(0));
};

it.each([
  ['the browser’s back', () => stepTo(-1, 0)],
  ['its own button', closeByButton],
])(
  'forward does not lead to a sheet that %s closed: what is opened and left next is what one sees',
  async (_how, leave) => {
    const navigator = await open(`#${ROUTES.visit}`);
    await leave((await openSheet(navigator, 'tab-visit')).dispose);
    await stepTo(1, 0);
    expect(shown(navigator)).toBe('visit');
    const { close } = await openSheet(navigator, 'tab-visit');
    expect(tab.at).toBe(1);
    await stepTo(-1, 0);
    expect(close).toHaveBeenCalledOnce();
    await stepTo(1, 0);
    await navigator.navigation.navigateTo('messages');
    await pressBack(navigator, 'visit');
    expect(tab.at).toBe(0);
  },
);

it('of two sheets over each other forward leaves the lower one open, alone', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  const lower = await openSheet(navigator, 'tab-visit');
  const upper = await openSheet(navigator, 'tab-visit');
  await stepTo(-1, 1);
  await stepTo(1, 1);
  expect([lower.close.mock.calls.length, upper.close.mock.calls.length]).toEqual([0, 1]);
  await stepTo(-1, 0);
  expect(lower.close).toHaveBeenCalledOnce();
});

it('forward over a page and its closed sheet at once leads to the page, and back from there to where one was', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.navigateTo('messages');
  await openSheet(navigator, 'messages');
  await stepTo(-1, 1);
  await pressBack(navigator, 'visit');
  await stepTo(2, 1);
  expect(navigator.currentStack()).toEqual(['visit', 'messages']);
  await navigator.navigation.back();
  expect([navigator.currentStack(), tab.at]).toEqual([['visit'], 0]);
});

it('forward does not bring back a page that gave way to another while its sheet was open', async () => {
  const navigator = await open(`#${ROUTES.visit}`);
  await navigator.navigation.navigateTo('login');
  await openSheet(navigator, 'login');
  await navigator.navigation.redirectTo('messages');
  await stepTo(1, 1);
  expect(navigator.currentStack()).toEqual(['visit', 'messages']);
});

it('a sheet that was open when the page was loaded again is closed, and one way back leaves the page', async () => {
  const before = await open(`#${ROUTES.visit}`);
  await before.navigation.navigateTo('messages');
  await openSheet(before, 'messages');
  const after = await reload();
  await vi.waitFor(() => expect(tab.at).toBe(1));
  expect(after.currentStack()).toEqual(['visit', 'messages']);
  await stepTo(1, 1);
  await pressBack(after, 'visit');
  expect(tab.at).toBe(0);
});
