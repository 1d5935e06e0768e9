import type { LoginInfo } from '@kinora/contract';
import { endSession } from './end-session';
import { session } from './session';

/** The server no longer accepts a login, and `error` says why. Answers of calls that were made before a newer login change nothing. */
export function noticeLoginLost(used: LoginInfo, error: unknown): void {
  if (session.get().login?.tmppsw === used.tmppsw) endSession('lost', error);
}
