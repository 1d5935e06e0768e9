import type { CommandName, InputOf, ResponseOf } from '@kinora/contract';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { PageShown } from '../navigation/page-context';
import { call } from './call';
import { queryClient } from './query-client';
import { refreshAfter } from './refresh';

/** Key of a command's answers in the cache; without input, of all of them. */
export function commandKey<Name extends CommandName>(name: Name, input?: InputOf<Name>): readonly unknown[] {
  return input === undefined ? [name] : [name, input];
}

export interface CommandOptions<Name extends CommandName, Data = ResponseOf<Name>> {
  /** False: not asked yet. */
  readonly isEnabled?: boolean;
  /** Picks what the component needs; it renders again only when that changes. Keep the function the same. */
  readonly select?: (answer: ResponseOf<Name>) => Data;
  /** How long an answer counts as fresh, ms: 30 s unless told. */
  readonly freshMs?: number;
  /** Asks again after so many ms, or never; told from the latest answer where it depends on it. */
  readonly pollMs?: number | false | ((answer: ResponseOf<Name> | undefined) => number | false);
  /** Shows the answer to the former input until the new one is there. */
  readonly keepsPrevious?: boolean;
}

/** Asks a command and keeps its answer, up to date while its page is on top: `const { data, error, isPending, refetch } = useCommand('QUERYICONS', {})`. */
export function useCommand<Name extends CommandName, Data = ResponseOf<Name>>(
  name: Name,
  input: InputOf<Name>,
  options: CommandOptions<Name, Data> = {},
): UseQueryResult<Data, Error> {
  const { isEnabled, select, freshMs, pollMs, keepsPrevious } = options;
  const isShown = useContext(PageShown);
  return useQuery<ResponseOf<Name>, Error, Data>(
    {
      queryKey: commandKey(name, input),
      queryFn: ({ signal }) => call(name, input, { signal }),
      subscribed: isShown,
      ...(isEnabled === undefined ? {} : { enabled: isEnabled }),
      ...(select ? { select } : {}),
      ...(freshMs === undefined ? {} : { staleTime: freshMs }),
      ...(pollMs === undefined
        ? {}
        : { refetchInterval: typeof pollMs === 'function' ? ({ state }) => pollMs(state.data) : pollMs }),
      ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  );
}

interface Paged {
  readonly page: number;
  readonly total: number;
}
type PagedCommand = { [Name in CommandName]: ResponseOf<Name> extends Paged ? Name : never }[CommandName];

/**
 * Asks a command page by page, from page 0: `data.pages`, `fetchNextPage`, `hasNextPage`.
 * @param itemsOf the items of one answer, to know when `total` is reached
 */
export function useCommandPages<Name extends PagedCommand>(
  name: Name,
  inputOf: (page: number) => InputOf<Name>,
  itemsOf: (answer: ResponseOf<Name>) => readonly unknown[],
  options: { readonly isEnabled?: boolean } = {},
): UseInfiniteQueryResult<InfiniteData<ResponseOf<Name>, number>, Error> {
  const isShown = useContext(PageShown);
  return useInfiniteQuery(
    {
      queryKey: [...commandKey(name, inputOf(0)), 'pages'],
      queryFn: ({ pageParam, signal }) => call(name, inputOf(pageParam), { signal }),
      initialPageParam: 0,
      getNextPageParam: (last: ResponseOf<Name>, all: ResponseOf<Name>[], lastPage: number) => {
        const seen = all.reduce((sum, answer) => sum + itemsOf(answer).length, 0);
        return seen < totalOf(last) && itemsOf(last).length > 0 ? lastPage + 1 : undefined;
      },
      enabled: options.isEnabled ?? true,
      subscribed: isShown,
    },
    queryClient,
  );
}

const totalOf = (answer: object): number => ('total' in answer ? Number(answer.total) : 0);

export interface MutationOptions<Name extends CommandName> {
  readonly onSuccess?: (answer: ResponseOf<Name>, input: InputOf<Name>) => void;
  readonly onError?: (error: Error, input: InputOf<Name>) => void;
}

/** A command that changes something, and whether it is under way. */
export interface CommandMutation<Name extends CommandName> {
  readonly mutate: (input: InputOf<Name>) => void;
  readonly isPending: boolean;
}

/**
 * Calls a command that changes something: `const keep = useCommandMutation('DISLIKEPHOTO'); keep.mutate({ … })`. What its
 * declaration says that it changes is asked for again. The same is not called while it is under way: the second of two taps comes
 * before a button is drawn as busy.
 */
export function useCommandMutation<Name extends CommandName>(
  name: Name,
  options: MutationOptions<Name> = {},
): CommandMutation<Name> {
  const underWay = useRef(new Set<string>());
  const { mutate, isPending } = useMutation(
    {
      mutationFn: (input: InputOf<Name>) => call(name, input),
      onSuccess: (answer, input) => {
        options.onSuccess?.(answer, input);
        return refreshAfter(name, input);
      },
      ...(options.onError ? { onError: options.onError } : {}),
      onSettled: (_answer, _error, input) => void underWay.current.delete(JSON.stringify(input)),
    },
    queryClient,
  );
  return {
    mutate(input) {
      const key = JSON.stringify(input);
      if (underWay.current.has(key)) return;
      underWay.current.add(key);
      mutate(input);
    },
    isPending,
  };
}

/** Changes a kept answer in place, before or without asking the server. */
export function changeAnswer<Name extends CommandName>(
  name: Name,
  input: InputOf<Name>,
  change: (answer: ResponseOf<Name>) => ResponseOf<Name>,
): void {
  queryClient.setQueryData<ResponseOf<Name>>(commandKey(name, input), (answer) => answer && change(answer));
}
