import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PageName } from '../navigation/routes';
import { loadPage } from './load-page';

const components = new Map<PageName, LazyExoticComponent<ComponentType>>();

/** The component of a page, fetched when it is first shown. */
export function pageComponent(page: PageName): LazyExoticComponent<ComponentType> {
  const known = components.get(page);
  if (known) return known;
  const component = lazy(() => loadPage(page));
  components.set(page, component);
  return component;
}

/** Drops a component whose code could not be fetched, so that the next attempt fetches again. */
export function forgetComponent(page: PageName): void {
  components.delete(page);
}
