import type { ComponentType } from 'react';
import { folderOf, PAGE_NAMES, type PageName } from '../navigation/page-table';

interface PageModule {
  readonly default: ComponentType;
}
type LoadModule = () => Promise<PageModule>;

/** The code of each page's folder, one chunk each. */
const MODULES = import.meta.glob<PageModule>(['./*/*-page.tsx', './*/*-page.web.tsx']);

function loaderOf(name: PageName): LoadModule {
  const stem = `./${folderOf(name)}/${folderOf(name)}-page`;
  const load = MODULES[`${stem}.tsx`] ?? MODULES[`${stem}.web.tsx`];
  if (!load) throw new Error(`The page ${name} has no folder`);
  return load;
}

/** How the code of each page is fetched. */
export const PAGE_MODULES = Object.fromEntries(PAGE_NAMES.map((name) => [name, loaderOf(name)])) as Readonly<
  Record<PageName, LoadModule>
>;
