import { session } from './session';

type Action = () => void | Promise<void>;

let pending: Action | undefined;

/** Remembers what the user wanted to do; a newer wish takes its place. */
export function setPendingAction(action: Action): void {
  pending = action;
}

/** What the user wanted to do, once. */
export function takePendingAction(): Action | undefined {
  const action = pending;
  pending = undefined;
  return action;
}

/** The user left the login page without a login: what they wanted then is not done later. */
export function dropAbandonedAction(): void {
  if (session.get().state !== 'user') pending = undefined;
}
