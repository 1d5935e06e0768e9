import { type ComponentType, lazy } from 'react';
import type { PageName } from '../navigation/routes';
import { fetchedPage, loadPage } from './load-page';

const components = new Map<PageName, ComponentType>();

/** The component of a page: at once where its code is there, else fetched when it is first shown. */
export function pageComponent(page: PageName): ComponentType {
  const known = components.get(page);
  if (known) return known;
  const component = fetchedPage(page) ?? lazy(() => loadPage(page));
  components.set(page, component);
  return component;
}

/** Drops a component whose code could not be fetched, so that the next attempt fetches again. */
export function forgetComponent(page: PageName): void {
  components.delete(page);
}
