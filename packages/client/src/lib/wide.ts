import { useSyncExternalStore } from 'react';
import { isWide, onWidthChange } from '../platform/window-width';

/** Whether the window is at least 768 wide: the left window shows, tabs stand on top. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onWidthChange, isWide, isWide);
}
