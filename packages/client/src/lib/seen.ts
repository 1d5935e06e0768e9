import { useContext, useSyncExternalStore } from 'react';
import { PageShown } from '../navigation/page-context';
import { isVisible, onVisibilityChange } from '../platform/visibility';

/** Whether the user can see the component: the app is in front, and its page lies on top. */
export function useIsSeen(): boolean {
  const isAppSeen = useSyncExternalStore(onVisibilityChange, isVisible, isVisible);
  return useContext(PageShown) && isAppSeen;
}
