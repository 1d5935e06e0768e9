import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { readUser } from '../users/index.ts';
import { newDeviceMark } from './asker.ts';
import { ATTEMPT_LIFE_MS } from './login.policy.ts';
import { lockLoginOfAttempt, replacePassword } from './login.store.ts';
import { describeLogin, type SignedIn, withPortrait } from './login-answer.ts';
import { hashPassword, indexAttempt, indexDevice, newPassword } from './login-secrets.ts';

/**
 * The login that an attempt has made whose answer was lost: the same one, with a new password in the place of the one that
 * nobody has. Undefined where the attempt has made none yet, or its time is over.
 */
export async function resumeSignIn(deps: Deps, actor: Actor, attempt: string): Promise<SignedIn | undefined> {
  const { personal } = deps;
  const made = await transact(deps.db, async (tx) => {
    const since = deps.now() - ATTEMPT_LIFE_MS;
    const login = await lockLoginOfAttempt(tx, indexAttempt(personal, attempt), since);
    if (!login) return undefined;
    const user = await readUser(tx, login.uid);
    const { uid } = user;
    const key = actor.deviceKey;
    // A machine of another key did not make the attempt, whatever it knows of it.
    if (login.device_index !== (key === null ? null : indexDevice(personal, uid, key))) return undefined;
    const tmppsw = newPassword();
    await replacePassword(tx, login.id, hashPassword(personal, uid, tmppsw));
    const created = user.created_at === login.created_at;
    const device = newDeviceMark(personal, { uid, key });
    return { ...describeLogin(actor, user), tmppsw, created, device };
  });
  return made && withPortrait(deps, actor, made);
}
