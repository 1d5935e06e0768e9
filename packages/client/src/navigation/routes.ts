import { type PageQuery, parseQuery } from './query-string';

/** The address of every page of this build, by the name that code uses. */
export const ROUTES = {
  welcome: '/pages/welcome/welcome',
  visit: '/pages/tabBar/visit/visit',
  avatar: '/pages/tabBar/avatar/avatar',
  shooting: '/pages/tabBar/shooting/shooting',
  album: '/pages/tabBar/album/album',
  mine: '/pages/tabBar/mine/mine',
  login: '/pagesA/login/login',
  result: '/pagesA/result/result',
  messages: '/pagesA/components/myMessage/myMessage',
  preview: '/pagesA/preview/preview',
  selfService: '/pagesB/selfService/selfService',
  previewVideo: '/pagesB/previewVideo/previewVideo',
  gallery: '/pages/gallery/gallery',
  notFound: '/pages/error/404',
} as const;

export type PageName = keyof typeof ROUTES;

/** The tab pages, in the order of the tab bar. */
export const TAB_PAGES = ['visit', 'avatar', 'shooting', 'album', 'mine'] as const satisfies readonly PageName[];
export type TabName = (typeof TAB_PAGES)[number];

/** What each page reads from its query. Everything is text and may be missing: anyone can type an address. */
export interface PageQueries {
  welcome: { readonly id?: string; readonly msg?: string; readonly v?: string };
  /** `theme` opens that theme: as a sheet on a phone, in the main column on a wide screen. */
  visit: { readonly oid?: string; readonly showSuccess?: string; readonly theme?: string };
  avatar: { readonly family?: string; readonly tab?: string; readonly create?: string };
  /** `theme` is chosen already; `id` is a running shoot whose darkroom is shown. */
  shooting: { readonly theme?: string; readonly id?: string };
  album: { readonly tab?: string };
  mine: { readonly oid?: string };
  login: Record<never, string>;
  /** `id` of the shoot whose photos are chosen from. */
  result: { readonly id?: string };
  messages: Record<never, string>;
  /** `id` of the photo, `ids` (joined by commas) of those around it, `mode` as in the specification's preview modes. */
  preview: { readonly id?: string; readonly ids?: string; readonly mode?: string };
  /** On the web alone: see platform/origin-page. */
  selfService: Record<never, string>;
  /** `id` of the photo whose video is played. */
  previewVideo: { readonly id?: string };
  gallery: { readonly view?: string };
  notFound: { readonly path?: string };
}

const PAGE_NAMES = Object.keys(ROUTES).filter((name): name is PageName => name in ROUTES);

/** Pages without tab bar (specification, section 2). */
export const BARE_PAGES: readonly PageName[] = ['welcome', 'login'];

export function isTabPage(page: PageName): page is TabName {
  return TAB_PAGES.some((tab) => tab === page);
}

/** Where an address leads: `#/pages/…?a=1`, with or without the hash sign. Unknown ones lead to welcome with their query. */
export function readAddress(address: string): { page: PageName; query: PageQuery; isKnown: boolean } {
  const [path = '', ...rest] = address.replace(/^#/, '').split('?');
  const query = parseQuery(rest.join('?'));
  const clean = path.replace(/\/+$/, '');
  if (clean === '') return { page: 'welcome', query, isKnown: true };
  const page = PAGE_NAMES.find((name) => ROUTES[name] === clean);
  return page ? { page, query, isKnown: true } : { page: 'welcome', query, isKnown: false };
}
