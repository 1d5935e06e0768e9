import { currentStack } from '../navigation/navigator';
import { leaveSession } from './end-session';
import { oneLoginAtATime } from './restore-login';
import { beginSession, isComplete, session } from './session';
import { hasStoredLogin, onLoginElsewhere, readLogin } from './stored-login';

/** Whoever logs in or out in another tab has done so in this one, too. */
export function followLogin(tell: (error: unknown) => void): void {
  onLoginElsewhere(() => {
    takeOver().catch(tell);
  });
}

async function takeOver(): Promise<void> {
  const isEntered = await oneLoginAtATime(async () => {
    const kept = hasStoredLogin() ? await readLogin() : undefined;
    const { state, login } = session.get();
    if (state === 'restoring') return false;
    // What is of one user is not shown to the next one.
    if (login && login.userid !== kept?.userid) leaveSession('logout');
    if (!isComplete(kept)) return false;
    beginSession(kept);
    return state === 'guest';
  });
  // Nobody has to log in any more.
  if (isEntered && currentStack().at(-1) === 'login') await (await import('./login')).leaveLogin();
}
