import type { LoginInfo } from '@kinora/contract';
import { createEmitter } from '../lib/emitter';
import { createStore, useStore } from '../lib/store';

/** Who uses the app. `restoring` lasts until a stored login was read at the start. */
export type Session =
  | { readonly state: 'restoring' | 'guest'; readonly login?: undefined }
  | { readonly state: 'user'; readonly login: LoginInfo };

const GUEST: Session = { state: 'guest' };

export const session = createStore<Session>({ state: 'restoring' });

/** The login ended, by the user or by the server: whoever keeps a user's data forgets it now. `error`: why the server did. */
export const sessionEnded = createEmitter<{ readonly reason: 'logout' | 'lost'; readonly error?: unknown }>();

/** Logged in means that `userid` and `tmppsw` are both present. */
export function isComplete(login: Partial<LoginInfo> | undefined): login is LoginInfo {
  return Boolean(login?.userid && login.tmppsw);
}

export function beginSession(login: LoginInfo): void {
  session.set(isComplete(login) ? { state: 'user', login } : GUEST);
}

export function beginGuestSession(): void {
  session.set(GUEST);
}

/** Who uses the app, in a component. */
export function useSession(): Session {
  return useStore(session);
}

/** Whether somebody is logged in, in a component. */
export function useIsLoggedIn(): boolean {
  return useStore(session).state === 'user';
}
