import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { isOnline, onConnectionChange } from '../platform/connection';
import { onVisibilityChange } from '../platform/visibility';
import { sessionEnded } from '../session/session';
import { isNetworkError } from './command-error';

const RETRIES = 2;
const FRESH_MS = 30_000;

/** Only what did not reach the server is tried again, and not while the machine says that it has no network. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && isNetworkError(error) && isOnline();
}

/** The answers of commands, kept while the app lives. Hooks pass it on themselves: no provider stands around the app. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, 8000),
      staleTime: FRESH_MS,
      // A screen says what is wrong when there is no network, rather than to wait without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

onlineManager.setEventListener((setOnline) => {
  setOnline(isOnline());
  return onConnectionChange(setOnline);
});
focusManager.setEventListener((setFocused) => onVisibilityChange(setFocused));
// Without a provider nobody else does: from here on it hears of both.
queryClient.mount();
sessionEnded.listen(() => queryClient.clear());
