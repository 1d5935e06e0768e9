/** What is known of a page before its code is fetched. */
interface PageEntry {
  /** Where it is, as users share it; in a mini-program also its file, and of `/pagesA/…` its sub-package. */
  readonly address: `/${string}`;
  /** `tab`: has a place in the tab bar, in this order; `bare`: without tab bar (specification, section 2); `over`: lies on others. */
  readonly kind: 'tab' | 'bare' | 'over';
  /** On the web alone: it needs what a mini-program may not hold. */
  readonly isWebOnly?: true;
  /** In a mini-program pulling it down asks for everything again. */
  readonly isPulled?: true;
  /** In a mini-program others may be shown it. */
  readonly isShared?: true;
}

/** Every page: one entry here and one folder in `pages/`, whose name is that of the entry with hyphens. */
export const PAGE_TABLE = {
  welcome: { address: '/pages/welcome/welcome', kind: 'bare', isShared: true },
  visit: { address: '/pages/tabBar/visit/visit', kind: 'tab', isPulled: true, isShared: true },
  avatar: { address: '/pages/tabBar/avatar/avatar', kind: 'tab' },
  shooting: { address: '/pages/tabBar/shooting/shooting', kind: 'tab' },
  album: { address: '/pages/tabBar/album/album', kind: 'tab', isPulled: true },
  mine: { address: '/pages/tabBar/mine/mine', kind: 'tab', isPulled: true },
  login: { address: '/pagesA/login/login', kind: 'bare' },
  result: { address: '/pagesA/result/result', kind: 'over' },
  preview: { address: '/pagesA/preview/preview', kind: 'over' },
  messages: { address: '/pagesA/components/myMessage/myMessage', kind: 'over', isPulled: true },
  previewVideo: { address: '/pagesB/previewVideo/previewVideo', kind: 'over' },
  selfService: { address: '/pagesB/selfService/selfService', kind: 'over', isWebOnly: true },
  gallery: { address: '/pages/gallery/gallery', kind: 'over', isWebOnly: true },
  notFound: { address: '/pages/error/404', kind: 'over' },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof PAGE_TABLE;
/** Pages of one kind. */
export type PageOf<Kind extends PageEntry['kind']> = {
  [Name in PageName]: (typeof PAGE_TABLE)[Name]['kind'] extends Kind ? Name : never;
}[PageName];

const isPageName = (name: string): name is PageName => name in PAGE_TABLE;

export const PAGE_NAMES: readonly PageName[] = Object.keys(PAGE_TABLE).filter(isPageName);

export const entryOf = (name: PageName): PageEntry => PAGE_TABLE[name];

/** The folder of a page in `pages/`: `previewVideo` lies in `preview-video`. */
export const folderOf = (name: PageName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
