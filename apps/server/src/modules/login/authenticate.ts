import { ERROR } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Credentials } from '../../gateway/command-handler.ts';
import { findEnd } from './ended-logins.store.ts';
import { LOGIN_LIFE_MS, LOGIN_SLIDE_MS } from './login.policy.ts';
import { bindLogin, findLogin, slideLogin } from './login.store.ts';
import { hashPassword, indexDevice } from './login-secrets.ts';
import { tellOfCopy } from './tell-of-copy.ts';

/** Who holds this temporary password, on the machine that it was given to. Throws an AppError of the login-lost family when nobody does. */
export async function authenticate(deps: Deps, credentials: Credentials): Promise<{ uid: string; loginId: string }> {
  const { userid: uid, tmppsw } = credentials;
  const passwordHash = hashPassword(deps.personal, uid, tmppsw);
  const login = await findLogin(deps.db, uid, passwordHash);
  if (!login) throw await explainEnd(deps, passwordHash);
  if (login.ended_at !== null && login.ended_elsewhere)
    throw new AppError(ERROR.loginEnded, 'ended from another device');
  if (login.ended_at !== null) throw new AppError(ERROR.loginLost, 'no such login');
  const now = deps.now();
  if (login.expires_at <= now) throw new AppError(ERROR.loginExpired, 'login expired');
  if (!(await isAtHome(deps, login, credentials))) {
    await tellOfCopy(deps, uid, `login-copied:${login.id}`);
    throw new AppError(ERROR.loginReplaced, 'the login is of another machine');
  }
  if (now - login.seen_at >= LOGIN_SLIDE_MS) await slideLogin(deps.db, login.id, now, now + LOGIN_LIFE_MS);
  return { uid, loginId: login.id };
}

/** Why there is no such login: whoever holds its password is told of its account. */
async function explainEnd({ db }: Deps, passwordHash: string): Promise<AppError> {
  const reason = await findEnd(db, passwordHash);
  if (reason === undefined) return new AppError(ERROR.loginLost, 'no such login');
  return new AppError(reason === 'merged' ? ERROR.accountMerged : ERROR.accountClosed, 'gone with its account');
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** Whether a login is used where it was made. The first key that it is used with becomes its own; until then all that is known is the platform. */
async function isAtHome(deps: Deps, login: Login, { userid, deviceKey, platform }: Credentials): Promise<boolean> {
  const shown = deviceKey === null ? null : indexDevice(deps.personal, userid, deviceKey);
  if (login.device_index !== null) return login.device_index === shown;
  if (login.platform !== platform) return false;
  return shown === null || (await bindLogin(deps.db, login.id, shown));
}
