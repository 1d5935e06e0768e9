import { CODE_TYPE, ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { findIdentity, listSubjectIndexes, lockIdentity } from '../identities/index.ts';
import { requireAgreement } from './agreement.ts';
import { takeAttempt } from './attempts.ts';
import { addWay } from './bind-way.ts';
import { BIND_PHONE } from './enter.ts';
import { linkIdentity } from './link-identity.ts';
import { type MadeLogin, withPortrait } from './login-answer.ts';
import { offerMerge } from './merge-proof.ts';
import { phoneIdentity } from './phone-identity.ts';
import { takePhoneProof } from './phone-proof.ts';
import { requireOwnClient } from './require-own-client.ts';
import { resumeSignIn } from './resume-sign-in.ts';
import { type ProvenIdentity, signIn } from './sign-in.ts';

export async function loginBindPhone(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'LOGINBINDPHONE'>,
): Promise<ResponseOf<'LOGINBINDPHONE'>> {
  requireAgreement(deps, input);
  requireOwnClient(deps, actor, input);
  const { sn, secret, state } = input;
  const attempt = `LOGINBINDPHONE:${sn}:${secret}`;
  const resumed = await resumeSignIn(deps, actor, attempt);
  if (resumed) return resumed;
  // Whole or not at all: a phone that is another's uses up neither proof.
  const made = await deps.db.transaction().execute(async (tx) => {
    const phone = phoneIdentity(deps, await takePhoneProof(tx, deps, { sn, secret, type: CODE_TYPE.login, uid: null }));
    if (state === undefined) return signIn(tx, deps, { identity: phone, actor, said: input, attempt });
    const { identity, target } = await takeAttempt(tx, deps, { state, secret, purpose: BIND_PHONE });
    if (identity === undefined) throw new TypeError('a binding without what is bound');
    const [byPhone, byIdentity] = await accountsOf(tx, phone, identity);
    if (byPhone !== undefined && byIdentity !== undefined && byPhone !== byIdentity) {
      if (input.merge !== 'ask') throw new AppError(ERROR.phoneTaken, 'the phone is of another account');
      const login = await signIn(tx, deps, { identity: phone, actor, said: input, attempt });
      const proven = { uid: byPhone, secret, identity, holder: byIdentity, former: phone.subjectIndex };
      return { ...login, merge: await offerMerge(tx, deps, actor, proven) };
    }
    const [known, other] = byPhone === undefined && byIdentity !== undefined ? [identity, phone] : [phone, identity];
    const login = await signIn(tx, deps, { identity: known, actor, said: input, attempt });
    if (byPhone === undefined || byIdentity === undefined) await bindOther(tx, deps, login, other);
    return target === undefined ? login : { ...login, target };
  });
  return withPortrait(deps, actor, made);
}

/**
 * Makes the one that led nowhere a way into the account. Who was here before hears of it on each device: whoever has one code of their phone must not
 * stay unseen. An account has many devices, and one way of each other kind: who has another one is let in by the phone alone. Throws AppError for a second phone.
 */
async function bindOther(
  tx: Db,
  deps: Deps,
  { userid: uid, created }: Pick<MadeLogin, 'userid' | 'created'>,
  other: ProvenIdentity,
): Promise<void> {
  if (created || other.provider === 'device') return linkIdentity(tx, deps, other, uid);
  const isSecond = (await listSubjectIndexes(tx, uid, other.provider)).length > 0;
  if (!isSecond || other.provider === 'phone') await addWay(tx, deps, { uid, loginId: '' }, other);
}

/** The accounts that the two lead to. */
async function accountsOf(tx: Db, phone: ProvenIdentity, identity: ProvenIdentity) {
  // Always in this order, so that two at once do not wait for each other.
  await lockIdentity(tx, phone.provider, phone.subjectIndex);
  await lockIdentity(tx, identity.provider, identity.subjectIndex);
  const byPhone = await findIdentity(tx, phone.provider, phone.subjectIndex);
  const byIdentity = await findIdentity(tx, identity.provider, identity.subjectIndex);
  return [byPhone?.uid, byIdentity?.uid] as const;
}
