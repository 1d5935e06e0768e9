import { PAGE_NAMES, PAGE_TABLE, type PageName } from '../../packages/client/src/navigation/page-table.ts';

/** The pages by their address, as a person could type it. */
export const at = Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGE_TABLE[name].address])) as {
  readonly [Name in PageName]: (typeof PAGE_TABLE)[Name]['address'];
};

/** Pages that show one thing, which their address names. */
const OF_ONE: readonly PageName[] = [
  'wxauth',
  'result',
  'certificate',
  'orderDetails',
  'print',
  'preview',
  'previewVideo',
];

/** Pages for users: not the one for whoever builds screens, which shows parts in every state, busy ones too. */
const FOR_USERS: readonly PageName[] = PAGE_NAMES.filter((name) => name !== 'gallery');

/** Every page for users. */
export const EVERY_PAGE: readonly string[] = FOR_USERS.map((name) => at[name]);

/** Those that open without an id. */
export const OPEN_PAGES: readonly string[] = FOR_USERS.filter((name) => !OF_ONE.includes(name)).map((name) => at[name]);
