import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client';
import { fetchRegions } from '../../api/regions';

/** How regions of a locale are asked for: once. */
const regionsIn = (locale: string) => ({
  queryKey: ['regions', locale],
  queryFn: () => fetchRegions(locale),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where phones may be from, in the reader's language. Rejects with a CommandError. */
export const loadRegions = (locale: string) => queryClient.fetchQuery(regionsIn(locale));

/** Where phones may be from, in the reader's language; asked for once it is wanted. */
export function useRegions(locale: string, isWanted: boolean) {
  return useQuery({ ...regionsIn(locale), enabled: isWanted }, queryClient);
}
