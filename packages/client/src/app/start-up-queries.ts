import { call } from '../api/call';
import { queryClient } from '../api/query-client';
import { showError } from '../api/show-error';
import { commandKey } from '../api/use-command';
import { onConnectionChange } from '../platform/connection';
import { onVisibilityChange } from '../platform/visibility';
import { configurationFailed } from './configuration-failed';
import { startThemeTexts } from './theme-texts';

/** Without the network coming back, or the app being seen again, which are no reason to wait. */
const AGAIN_MS = 30_000;

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

let timer: ReturnType<typeof setTimeout> | undefined;

async function askConfiguration(): Promise<void> {
  try {
    await queryClient.fetchQuery({
      queryKey: commandKey('GLOBALCONF', {}),
      queryFn: ({ signal }) => call('GLOBALCONF', {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    configurationFailed.set(false);
  } catch (error) {
    // Told once; from then on every page says so.
    if (!configurationFailed.get()) showError(error);
    configurationFailed.set(true);
    clearTimeout(timer);
    timer = setTimeout(askAgain, AGAIN_MS);
  }
}

function askAgain(): void {
  if (configurationFailed.get()) void askConfiguration();
}
