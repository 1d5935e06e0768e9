import { call } from '../api/call';
import { queryClient } from '../api/query-client';
import { showError } from '../api/show-error';
import { commandKey } from '../api/use-command';
import { createStore } from '../lib/store';
import { onConnectionChange } from '../platform/connection';
import { onVisibilityChange } from '../platform/visibility';
import { startThemeTexts } from './theme-texts';

/** The configuration could not be had at the start (specification, section 4): it is asked for again with the network, or as the app is seen again. */
export const configurationFailed = createStore(false);

/** The start-up configuration and the gallery, asked before a page needs them. A failure of the former is told, and made good later. */
export async function runStartUpQueries(): Promise<void> {
  const gallery = queryClient.prefetchQuery({
    queryKey: commandKey('QUERYINDEX', {}),
    queryFn: ({ signal }) => call('QUERYINDEX', {}, { signal }),
  });
  const names = startThemeTexts();
  onConnectionChange((isOnline) => isOnline && askAgain());
  onVisibilityChange((isShown) => isShown && askAgain());
  await askConfiguration();
  await Promise.all([gallery, names]);
}

async function askConfiguration(): Promise<void> {
  try {
    await queryClient.fetchQuery({
      queryKey: commandKey('GLOBALCONF', {}),
      queryFn: ({ signal }) => call('GLOBALCONF', {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    configurationFailed.set(false);
  } catch (error) {
    configurationFailed.set(true);
    showError(error);
  }
}

function askAgain(): void {
  if (configurationFailed.get()) void askConfiguration();
}
