import { CancelledError } from '@tanstack/react-query';
import { call } from '../api/call';
import { queryClient } from '../api/query-client';
import { showError } from '../api/show-error';
import { commandKey } from '../api/use-command';
import { isOnline, onConnectionChange } from '../platform/connection';
import { onVisibilityChange } from '../platform/visibility';
import { configurationFailed } from './configuration-failed';
import { startThemeTexts } from './theme-texts';

/** After the first failure, which nobody is told of. */
const SOON_MS = 3000;
/** Without the network coming back, or the app being seen again, which are no reason to wait. */
const AGAIN_MS = 30_000;

/** The start-up configuration and the gallery, asked before a page needs them. A failure of the former that lasts is told, and made good later. */
export async function runStartUpQueries(): Promise<void> {
  const gallery = queryClient.prefetchQuery({
    queryKey: commandKey('QUERYINDEX', {}),
    queryFn: ({ signal }) => call('QUERYINDEX', {}, { signal }),
  });
  const names = startThemeTexts();
  onConnectionChange((isThere) => isThere && askAgain());
  onVisibilityChange((isShown) => isShown && askAgain());
  await askConfiguration();
  await Promise.all([gallery, names]);
}

/** How often in a row it did not come although there was a network. */
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function askConfiguration(): Promise<void> {
  timer = undefined;
  try {
    await fetchConfiguration();
    failures = 0;
    configurationFailed.set(false);
  } catch (error) {
    // Without a network every page says that already.
    if (isOnline()) noteFailure(error);
    timer = setTimeout(askConfiguration, failures === 1 ? SOON_MS : AGAIN_MS);
  }
}

async function fetchConfiguration(): Promise<void> {
  try {
    await queryClient.fetchQuery({
      queryKey: commandKey('GLOBALCONF', {}),
      queryFn: ({ signal }) => call('GLOBALCONF', {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    // The question is shared with pages. The one that asked was left, or the session ended, before the answer: none failed.
    if (error instanceof CancelledError) return fetchConfiguration();
    throw error;
  }
}

/** Told once, when a second try failed as well; from then on every page says so. */
function noteFailure(error: unknown): void {
  failures += 1;
  if (failures === 2) showError(error);
  if (failures >= 2) configurationFailed.set(true);
}

/** At once, where it waits to be asked for again. */
function askAgain(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  void askConfiguration();
}
