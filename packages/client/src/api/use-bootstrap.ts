import type { BootstrapConfig } from '@kinora/contract';
import { useQuery } from '@tanstack/react-query';
import { getBootstrap } from './bootstrap';
import { queryClient } from './query-client';

/** The start-up configuration; undefined until it is known. */
export function useBootstrap(): BootstrapConfig | undefined {
  const { data } = useQuery(
    { queryKey: ['config.json'], queryFn: getBootstrap, staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  return data;
}
