import type { Navigation } from './navigation-port';
import { navigation } from './navigator';

/** The navigation. It never changes, so it needs no place in a list of dependencies. */
export function useNavigation(): Navigation {
  return navigation;
}
