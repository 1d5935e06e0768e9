import type { BootstrapConfig } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { getBootstrap, renewBootstrap } from './bootstrap';
import { queryClient } from './query-client';

const QUERY_KEY = ['config.json'];

/** Fetches it anew, for whoever shows it too. */
export async function reloadBootstrap(): Promise<void> {
  queryClient.setQueryData<BootstrapConfig>(QUERY_KEY, await renewBootstrap());
}

/** The start-up configuration; undefined until it is known. */
export function useBootstrap(): BootstrapConfig | undefined {
  const { data } = useQuery(
    { queryKey: QUERY_KEY, queryFn: getBootstrap, staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  return data;
}
