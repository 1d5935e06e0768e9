import { entryOf, PAGE_NAMES, type PageName } from '../../../../packages/client/src/navigation/page-table.ts';

/** Every page of the package: the page table without those of the web alone. */
export const PAGES: readonly PageName[] = PAGE_NAMES.filter((name) => !entryOf(name).isWebOnly);

export const addressOf = (page: PageName): string => entryOf(page).address;

export const isTab = (page: PageName): boolean => entryOf(page).kind === 'tab';
