import { isLaunchedForOnePage } from '../platform/launch-scene';
import { beginGuestSession, beginSession, isComplete, session } from './session';
import { createSingleFlight } from './single-flight';
import { readLogin } from './stored-login';

/** Restoring a login, and every way of signing in. */
export const oneLoginAtATime = createSingleFlight();

/** Restores a stored login; without one, or where only one page is shown, the user is a guest. */
export function restoreLogin(): Promise<void> {
  return oneLoginAtATime(async () => {
    if (session.get().state === 'user') return;
    const login = isLaunchedForOnePage() ? undefined : await readLogin();
    if (isComplete(login)) beginSession(login);
    else beginGuestSession();
  });
}
