import { call } from '../../api/call';
import { useCommand } from '../../api/use-command';
import type { CancelSignal } from '../../lib/cancel-signal';
import { useIsLoggedIn } from '../../session/session';

const LOOK_EVERY_MS = 5000;

/** The user's faces, of each person the one that stands for them first. */
export function useFaces(isWanted = true) {
  const isLoggedIn = useIsLoggedIn();
  return useCommand(
    'QUERYICONS',
    {},
    {
      isEnabled: isLoggedIn && isWanted,
      // The push socket tells when a face is ready; this is the net under it.
      pollMs: (answer) => (answer?.icons.some(({ state }) => state === 'preparing') ? LOOK_EVERY_MS : false),
    },
  );
}

/** The same, asked for now. Throws as `call` does. */
export const readFaces = (signal?: CancelSignal) => call('QUERYICONS', {}, { signal });

/**
 * Whether nothing is known yet of a user's faces: not even an answer, or one of an earlier visit that has none and is being asked for again.
 * Who is told to add a face by that one may have one by now.
 */
export function isUnknown({ data, isPending, isFetching, dataUpdatedAt }: ReturnType<typeof useFaces>): boolean {
  return isPending || (data?.icons.length === 0 && dataUpdatedAt === 0 && isFetching);
}
