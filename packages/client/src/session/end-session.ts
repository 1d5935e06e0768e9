import { forgetAddress } from './kept-address';
import { forgetCodeStep } from './kept-code-step';
import { forgetWish } from './kept-wish';
import { takePendingAction } from './pending-action';
import { beginGuestSession, sessionEnded } from './session';
import { forgetLogin } from './stored-login';

/** Clears the login and everything that is kept of the user on this machine. `error`: why the server ended it. */
export function endSession(reason: 'logout' | 'lost', error?: unknown): void {
  forgetLogin();
  // Nobody else does it.
  takePendingAction();
  forgetWish();
  forgetCodeStep();
  forgetAddress();
  beginGuestSession();
  sessionEnded.emit({ reason, error });
}
