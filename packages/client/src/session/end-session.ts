import { forgetAddress } from './kept-address';
import { forgetClosingCode } from './kept-closing-code';
import { forgetCodeStep } from './kept-code-step';
import { keptGift } from './kept-gift';
import { forgetPhoneChange } from './kept-phone-change';
import { forgetWish } from './kept-wish';
import { takePendingAction } from './pending-action';
import { beginGuestSession, sessionEnded } from './session';
import { forgetLogin } from './stored-login';
import { forgetRemoved } from './stored-removed';

/** Clears the login and everything that is kept of the user on this machine. `error`: why the server ended it. */
export function endSession(reason: 'logout' | 'lost', error?: unknown): void {
  forgetLogin();
  forgetRemoved();
  leaveSession(reason, error);
}

/** Clears what this page has of the user, whatever login is kept on the machine by now. */
export function leaveSession(reason: 'logout' | 'lost', error?: unknown): void {
  // Nobody else does it.
  takePendingAction();
  forgetWish();
  forgetCodeStep();
  forgetAddress();
  forgetClosingCode();
  keptGift.forget();
  forgetPhoneChange();
  beginGuestSession();
  sessionEnded.emit({ reason, error });
}
