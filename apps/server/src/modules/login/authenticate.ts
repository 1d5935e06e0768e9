import { ERROR } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { LOGIN_LIFE_MS, LOGIN_SLIDE_MS } from './login.policy.ts';
import { findLogin, slideLogin } from './login.store.ts';
import { hashPassword } from './login-secrets.ts';

/** Who holds this temporary password. Throws an AppError of the login-lost family when nobody does. */
export async function authenticate(
  deps: Deps,
  userid: string,
  tmppsw: string,
): Promise<{ uid: string; loginId: string }> {
  const login = await findLogin(deps.db, userid, hashPassword(deps.personal, userid, tmppsw));
  if (!login || login.ended_at !== null) throw new AppError(ERROR.loginLost, 'no such login');
  const now = deps.now();
  if (login.expires_at <= now) throw new AppError(ERROR.loginExpired, 'login expired');
  if (now - login.seen_at >= LOGIN_SLIDE_MS) await slideLogin(deps.db, login.id, now, now + LOGIN_LIFE_MS);
  return { uid: userid, loginId: login.id };
}
