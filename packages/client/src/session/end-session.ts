import { beginGuestSession, sessionEnded } from './session';
import { forgetLogin } from './stored-login';

/** Clears the login and everything that is kept of the user on this machine. */
export function endSession(reason: 'logout' | 'lost'): void {
  forgetLogin();
  beginGuestSession();
  sessionEnded.emit({ reason });
}
