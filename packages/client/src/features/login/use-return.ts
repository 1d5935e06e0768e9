import { ERROR } from '@kinora/contract';
import { useCallback, useEffect, useState } from 'react';
import { isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { navigation } from '../../navigation/navigator';
import { relaunchAt } from '../../navigation/open-address';
import { endAttempt, findRepetition } from '../../session/end-attempt';
import { session } from '../../session/session';

type Repetition = Awaited<ReturnType<typeof findRepetition>>;

interface Problem {
  readonly error: unknown;
  /** The same way again. */
  readonly repetition: Repetition;
}

/** Ends what the browser came back for, once, and goes on to where the user was; what went wrong is given back, and what then goes wrong is told by `fail`. */
export function useReturn(state: string | undefined): {
  readonly problem: Problem | undefined;
  readonly fail: (error: unknown) => Promise<void>;
} {
  const [problem, setProblem] = useState<Problem>();
  const fail = useCallback(
    async (error: unknown) => setProblem({ error, repetition: await findRepetition(state, error) }),
    [state],
  );
  useEffect(() => {
    async function end(): Promise<void> {
      try {
        await relaunchAt(await endAttempt(state));
      } catch (error) {
        if (isError(error, ERROR.phoneNeeded)) await bindPhoneFirst(error);
        // Whoever opens the page again is logged in already.
        else if (session.get().state === 'user') await relaunchAt(undefined);
        else await fail(error);
      }
    }
    end().catch(showError);
  }, [state, fail]);
  return { problem, fail };
}

async function bindPhoneFirst(error: unknown): Promise<void> {
  const bind = error instanceof Error && 'serverText' in error ? String(error.serverText) : '';
  await navigation.redirectTo('login', { bind });
}
