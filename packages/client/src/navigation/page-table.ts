import type { Area } from '@kinora/locales';

/** What is known of a page before its code is fetched. */
interface PageEntry {
  /** Where it is, as users share it; in a mini-program also its file, and of `/pagesA/…` its sub-package. */
  readonly address: `/${string}`;
  /** `tab`: has a place in the tab bar, in this order; `bare`: without tab bar (specification, section 2); `over`: lies on others. */
  readonly kind: 'tab' | 'bare' | 'over';
  /** Lies over the whole window and lets the page below show through: that one stays where it is. */
  readonly isSheer?: true;
  /** The tab that going back leads to when the page was opened by its address. */
  readonly above?: 'visit' | 'shooting' | 'album' | 'mine';
  /** Areas of the texts that it shows besides those of the app around it: it opens when they are there. */
  readonly texts: readonly Area[];
  /** On the web alone: it needs what a mini-program may not hold. */
  readonly isWebOnly?: true;
  /** In a mini-program pulling it down asks for everything again. */
  readonly isPulled?: true;
  /** In a mini-program others may be shown it. */
  readonly isShared?: true;
}

/** Every page: one entry here and one folder in `pages/`, whose name is that of the entry with hyphens. */
export const PAGE_TABLE = {
  welcome: { address: '/pages/welcome/welcome', kind: 'bare', texts: ['welcome'], isShared: true },
  visit: {
    address: '/pages/tabBar/visit/visit',
    kind: 'tab',
    texts: ['themes', 'square', 'concepts', 'purposes'],
    isPulled: true,
    isShared: true,
  },
  avatar: {
    address: '/pages/tabBar/avatar/avatar',
    kind: 'tab',
    texts: ['faces', 'add-face', 'guided', 'themes', 'purposes'],
  },
  shooting: {
    address: '/pages/tabBar/shooting/shooting',
    kind: 'tab',
    texts: ['shooting', 'themes', 'concepts', 'faces', 'add-face', 'guided', 'darkroom', 'news', 'purposes'],
  },
  album: { address: '/pages/tabBar/album/album', kind: 'tab', texts: ['album', 'viewer'], isPulled: true },
  mine: {
    address: '/pages/tabBar/mine/mine',
    kind: 'tab',
    texts: ['mine', 'faces', 'legal', 'money', 'orders'],
    isPulled: true,
  },
  login: { address: '/pagesA/login/login', kind: 'bare', above: 'visit', texts: ['login', 'legal'] },
  wxauth: { address: '/pages/wxauth/wxauth', kind: 'bare', above: 'visit', texts: ['login'], isWebOnly: true },
  faceauth: {
    address: '/pages/faceauth/faceauth',
    kind: 'over',
    above: 'mine',
    texts: ['real-person', 'add-face', 'purposes'],
  },
  faceVerification: {
    address: '/pagesA/faceVerification/faceVerification',
    kind: 'over',
    above: 'mine',
    texts: ['real-person', 'add-face', 'purposes'],
  },
  result: {
    address: '/pagesA/result/result',
    kind: 'over',
    above: 'album',
    texts: ['result', 'darkroom', 'viewer', 'orders'],
  },
  withdraw: { address: '/pagesA/withdraw/withdraw', kind: 'over', above: 'mine', texts: ['mine', 'login', 'money'] },
  certificate: {
    address: '/pagesA/certificate/certificate',
    kind: 'over',
    above: 'mine',
    texts: ['mine'],
    isWebOnly: true,
  },
  editInfo: { address: '/pagesA/components/editInfo/editInfo', kind: 'over', above: 'mine', texts: ['mine'] },
  devices: { address: '/pagesA/devices/devices', kind: 'over', above: 'mine', texts: ['mine'] },
  consents: {
    address: '/pagesA/consents/consents',
    kind: 'over',
    above: 'mine',
    texts: ['mine', 'purposes', 'add-face', 'faces', 'square', 'login', 'legal'],
  },
  export: { address: '/pagesA/export/export', kind: 'over', above: 'mine', texts: ['mine'] },
  ways: { address: '/pagesA/ways/ways', kind: 'over', above: 'mine', texts: ['mine', 'login', 'add-face'] },
  recharge: {
    address: '/pagesA/recharge/recharge',
    kind: 'over',
    above: 'mine',
    texts: ['orders', 'money', 'concepts'],
  },
  rechargeAgreement: {
    address: '/pagesA/rechargeAgreement/rechargeAgreement',
    kind: 'over',
    above: 'mine',
    texts: ['orders'],
  },
  myorders: {
    address: '/pagesA/myorders/myorders',
    kind: 'over',
    above: 'mine',
    texts: ['orders', 'mine'],
    isPulled: true,
  },
  orderDetails: {
    address: '/pagesA/orderDetails/orderDetails',
    kind: 'over',
    above: 'mine',
    texts: ['orders', 'prints', 'money'],
  },
  print: { address: '/pagesA/print/print', kind: 'over', above: 'album', texts: ['prints', 'orders'] },
  statement: { address: '/pagesA/statement/statement', kind: 'over', above: 'mine', texts: ['money', 'orders'] },
  gift: { address: '/pagesA/gift/gift', kind: 'over', above: 'mine', texts: ['gifts', 'login', 'money', 'news'] },
  bindPhone: { address: '/pagesA/bindPhone/bindPhone', kind: 'over', above: 'mine', texts: ['login', 'mine', 'legal'] },
  preview: {
    address: '/pagesA/preview/preview',
    kind: 'over',
    above: 'album',
    isSheer: true,
    texts: ['viewer', 'square', 'orders'],
  },
  messages: {
    address: '/pagesA/components/myMessage/myMessage',
    kind: 'over',
    above: 'mine',
    texts: ['messages', 'news'],
    isPulled: true,
  },
  previewVideo: { address: '/pagesB/previewVideo/previewVideo', kind: 'over', above: 'album', texts: ['viewer'] },
  selfService: {
    address: '/pagesB/selfService/selfService',
    kind: 'over',
    above: 'mine',
    texts: ['mine', 'legal', 'origin', 'orders'],
  },
  userAgreement: { address: '/pagesB/userAgreement/userAgreement', kind: 'over', above: 'mine', texts: ['legal'] },
  privacyPolicy: { address: '/pagesB/privacyPolicy/privacyPolicy', kind: 'over', above: 'mine', texts: ['legal'] },
  aboutUs: { address: '/pagesB/aboutUs/aboutUs', kind: 'over', above: 'mine', texts: ['mine', 'legal'] },
  origin: { address: '/pagesB/origin/origin', kind: 'over', above: 'mine', texts: ['origin'], isWebOnly: true },
  gallery: { address: '/pages/gallery/gallery', kind: 'over', above: 'visit', texts: [], isWebOnly: true },
  notFound: { address: '/pages/error/404', kind: 'over', above: 'visit', texts: [] },
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
