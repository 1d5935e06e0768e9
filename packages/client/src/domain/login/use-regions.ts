import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client';
import { fetchRegions } from '../../api/regions';

/** Where phones may be from, in the reader's language; asked for once it is wanted. */
export function useRegions(locale: string, isWanted: boolean) {
  return useQuery(
    {
      queryKey: ['regions', locale],
      queryFn: () => fetchRegions(locale),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isWanted,
    },
    queryClient,
  );
}
