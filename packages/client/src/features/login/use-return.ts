import { ERROR } from '@kinora/contract';
import { useEffect, useState } from 'react';
import { isError } from '../../api/command-error';
import { showError } from '../../api/show-error';
import { navigation } from '../../navigation/navigator';
import { relaunchAt } from '../../navigation/open-address';
import { endAttempt } from '../../session/login';
import { session } from '../../session/session';

/** Ends what the browser came back for, once, and goes on to where the user was; what went wrong is given back. */
export function useReturn(state: string | undefined): unknown {
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    async function end(): Promise<void> {
      try {
        await relaunchAt(await endAttempt(state));
      } catch (error) {
        if (isError(error, ERROR.phoneNeeded)) await bindPhoneFirst(error);
        // Whoever opens the page again is logged in already.
        else if (session.get().state === 'user') await relaunchAt(undefined);
        else setProblem(error);
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
