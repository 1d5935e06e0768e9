import { entryOf, PAGE_NAMES, PAGE_TABLE, type PageName, type PageOf } from './page-table';
import { type PageQuery, parseQuery } from './query-string';

export type { PageName };

const addresses = PAGE_NAMES.map((name) => [name, PAGE_TABLE[name].address] as const);

/** The address of every page of this build, by the name that code uses. */
export const ROUTES = Object.fromEntries(addresses) as {
  readonly [Name in PageName]: (typeof PAGE_TABLE)[Name]['address'];
};

export type TabName = PageOf<'tab'>;

export function isTabPage(page: PageName): page is TabName {
  return entryOf(page).kind === 'tab';
}

/** The tab pages, in the order of the tab bar. */
export const TAB_PAGES: readonly TabName[] = PAGE_NAMES.filter(isTabPage);

/**
 * The tab that going back leads to from a page that was opened by its address; undefined where going back leaves the app.
 * The darkroom lies on the camera's tab.
 */
export function tabAbove(page: PageName, query: PageQuery): TabName | undefined {
  return page === 'shooting' && query.id !== undefined ? 'shooting' : entryOf(page).above;
}

/** Whether an address is one that others send back to after something was paid there. */
export const isReturn = (page: PageName, query: PageQuery): boolean => page === 'orderDetails' && query.check === '1';

/** What each page reads from its query. Everything is text and may be missing: anyone can type an address. */
export interface PageQueries {
  welcome: { readonly id?: string; readonly msg?: string; readonly v?: string };
  /** `theme` opens that theme: as a sheet on a phone, in the main column on a wide screen. */
  visit: { readonly oid?: string; readonly showSuccess?: string; readonly theme?: string };
  /** `create` opens the adding of a face; `theme` is the one that is shot next. */
  avatar: { readonly family?: string; readonly tab?: string; readonly create?: string; readonly theme?: string };
  /** `theme` is chosen already; `id` is a running shoot whose darkroom is shown. */
  shooting: { readonly theme?: string; readonly id?: string };
  /** `tab` is the segment that is shown; without one the album is as it was left. `opened`: when it was led there, ms; later than before, it opens anew. */
  album: { readonly tab?: string; readonly opened?: string };
  mine: { readonly oid?: string };
  /** `bind` is the state of a sign-in that a phone must be bound for. */
  login: { readonly bind?: string };
  /** Where a provider's page leads back to: `state` of the attempt; `redirect` says that the browser was sent. */
  wxauth: { readonly state?: string; readonly redirect?: string };
  /** `face` is the photo that the check is about. */
  faceauth: { readonly face?: string };
  /** `id` of the check that a service has made. */
  faceVerification: { readonly id?: string; readonly response?: string };
  /** `id` of the shoot whose photos are chosen from. */
  result: { readonly id?: string };
  messages: Record<never, string>;
  withdraw: Record<never, string>;
  /** What the holder of a certificate was given. On the web alone. */
  certificate: { readonly number?: string; readonly secret?: string; readonly account?: string };
  editInfo: Record<never, string>;
  devices: Record<never, string>;
  consents: Record<never, string>;
  export: Record<never, string>;
  ways: Record<never, string>;
  statement: Record<never, string>;
  /** `id` of the gift that is taken; without it one is given. */
  gift: { readonly id?: string };
  /** `order` that gold cards are bought for; `from` is an order whose gold cards are ordered for today's price. */
  recharge: { readonly order?: string; readonly from?: string };
  rechargeAgreement: Record<never, string>;
  myorders: Record<never, string>;
  /** `id` of the order; `check`: one comes back from the channel, having `cancelled` there; `payer`: what tells its channel who pays; `pay`: one pays at once. */
  orderDetails: {
    readonly id?: string;
    readonly check?: string;
    readonly cancelled?: string;
    readonly payer?: string;
    readonly pay?: string;
  };
  /** `id` of the photo; `from` is an order whose prints are ordered again. */
  print: { readonly id?: string; readonly from?: string };
  bindPhone: Record<never, string>;
  /** `id` of the photo, `ids` (joined by commas) of those around it, `mode` as in the specification's preview modes. */
  preview: { readonly id?: string; readonly ids?: string; readonly mode?: string };
  selfService: Record<never, string>;
  userAgreement: Record<never, string>;
  privacyPolicy: Record<never, string>;
  aboutUs: Record<never, string>;
  /** On the web alone: see platform/web-pages. */
  origin: Record<never, string>;
  /** `id` of the photo whose video is played. */
  previewVideo: { readonly id?: string };
  gallery: { readonly view?: string };
  notFound: Record<never, string>;
}

/** Pages without tab bar (specification, section 2). */
export const BARE_PAGES: readonly PageName[] = PAGE_NAMES.filter((page) => entryOf(page).kind === 'bare');

/** Where an address leads: `#/pages/…?a=1`, with or without the hash sign. Unknown ones lead to welcome with their query. */
export function readAddress(address: string): { page: PageName; query: PageQuery; isKnown: boolean } {
  const [path = '', ...rest] = address.replace(/^#/, '').split('?');
  const query = parseQuery(rest.join('?'));
  const clean = path.replace(/\/+$/, '');
  if (clean === '') return { page: 'welcome', query, isKnown: true };
  const page = PAGE_NAMES.find((name) => ROUTES[name] === clean);
  return page ? { page, query, isKnown: true } : { page: 'welcome', query, isKnown: false };
}
