import { useEffect } from 'react';
import { createStore } from '../lib/store';

/** How many screens ask for the tab bar to be away. */
export const tabBarHiders = createStore(0);

/** Hides the tab bar of a tab page while that is true and the page is visible: the darkroom has its own way out. */
export function useTabBarHidden(isHidden: boolean): void {
  useEffect(() => {
    if (!isHidden) return;
    tabBarHiders.set(tabBarHiders.get() + 1);
    return () => tabBarHiders.set(tabBarHiders.get() - 1);
  }, [isHidden]);
}
