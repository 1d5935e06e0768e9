import { useSyncExternalStore } from 'react';
import { isOnline, onConnectionChange } from '../platform/connection';

/** Whether the machine says that it has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline, isOnline);
}
