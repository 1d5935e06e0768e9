import { ERROR } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { navigation } from '../../navigation/navigator';
import { relaunchAt } from '../../navigation/open-address';
import { endAttempt, findRepetition } from '../../session/end-attempt';
import { session } from '../../session/session';

type Repetition = Awaited<ReturnType<typeof findRepetition>>;

/** Ends what the browser came back for, once, and goes on to where the user was; what went wrong is given back, with the same way again. */
export function useReturn(state: string | undefined): { error: unknown; repetition: Repetition } | undefined {
  const [problem, setProblem] = useState<{ error: unknown; repetition: Repetition }>();
  useEffect(() => {
    async function end(): Promise<void> {
      try {
        await relaunchAt(await endAttempt(state));
      } catch (error) {
        if (isError(error, ERROR.phoneNeeded)) await bindPhoneFirst(error);
        // Whoever opens the page again is logged in already.
        else if (session.get().state === 'user') await relaunchAt(undefined);
        else setProblem({ error, repetition: await findRepetition(state) });
      }
    }
    end().catch(showError);
  }, [state]);
  return problem;
}

async function bindPhoneFirst(error: unknown): Promise<void> {
  const bind = error instanceof Error && 'serverText' in error ? String(error.serverText) : '';
  await navigation.redirectTo('login', { bind });
}
