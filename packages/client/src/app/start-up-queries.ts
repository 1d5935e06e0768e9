import { call } from '../api/call';
import { queryClient } from '../api/query-client';
import { showError } from '../api/show-error';
import { commandKey } from '../api/use-command';
import { startThemeTexts } from './theme-texts';

/** The start-up configuration and the gallery, asked before a page needs them. A failure of the former is told. */
export async function runStartUpQueries(): Promise<void> {
  const gallery = queryClient.prefetchQuery({
    queryKey: commandKey('QUERYINDEX', {}),
    queryFn: ({ signal }) => call('QUERYINDEX', {}, { signal }),
  });
  const names = startThemeTexts();
  try {
    await queryClient.fetchQuery({
      queryKey: commandKey('GLOBALCONF', {}),
      queryFn: ({ signal }) => call('GLOBALCONF', {}, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    showError(error);
  }
  await Promise.all([gallery, names]);
}
