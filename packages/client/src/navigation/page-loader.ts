import type { ComponentType } from 'react';
import type { PageName } from './routes';

type LoadPage = (page: PageName) => Promise<{ readonly default: ComponentType }>;

let loadPage: LoadPage | undefined;

/** Tells the navigation how the code of a page is fetched. */
export function setPageLoader(load: LoadPage): void {
  loadPage = load;
}

/** Fetches the code of a page ahead; a failure shows when the page opens. */
export async function preloadPage(page: PageName): Promise<void> {
  await loadPage?.(page).then(undefined, () => undefined);
}
