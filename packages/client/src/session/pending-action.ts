import { forgetCodeStep } from './kept-code-step';
import type { Wish } from './kept-wish';
import { session } from './session';

type Action = () => void | Promise<void>;

let pending: { readonly action: Action; readonly wish?: Wish | undefined } | undefined;

/** Remembers what the user wanted to do, and how that is said as data; a newer wish takes its place. */
export function setPendingAction(action: Action, wish?: Wish): void {
  pending = { action, wish };
}

/** The same as data, where it can be said so: for a sign-in that leaves the app. */
export const pendingWish = (): Wish | undefined => pending?.wish;

/** What the user wanted to do, once. */
export function takePendingAction(): Action | undefined {
  const action = pending?.action;
  pending = undefined;
  return action;
}

/** The user left the login page: the code is awaited no more, and what they wanted is not done later where they did not log in. */
export function dropAbandonedAction(): void {
  forgetCodeStep();
  if (session.get().state !== 'user') pending = undefined;
}
