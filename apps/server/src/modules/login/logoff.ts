import { CODE_TYPE, ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { User } from '../../gateway/command-handler.ts';
import { askClosing, keepAccount } from '../closing/index.ts';
import { findIdentity, listSubjectIndexes } from '../identities/index.ts';
import { endLoginsOf } from './login.store.ts';
import { indexPhone } from './login-secrets.ts';
import { takePhoneProof } from './phone-proof.ts';

type Request = RequestOf<'LOGOFF'>;

export async function logoff(deps: Deps, actor: User, input: Request): Promise<ResponseOf<'LOGOFF'>> {
  if (input.of === 'account') return closeAccount(deps, actor, input);
  if (input.of === 'keep') {
    await deps.db.transaction().execute((tx) => keepAccount(tx, deps, actor.uid));
    return { ended: 0 };
  }
  const which = input.of === 'device' ? { id: input.id } : { except: actor.loginId };
  return deps.db.transaction().execute(async (tx) => {
    const ended = await endLoginsOf(tx, actor.uid, which, deps.now());
    if (ended === 0 && input.of === 'device') throw new AppError(ERROR.notFound, 'no such login');
    // A screen that shows the account there is told now, not at its next command.
    await deps.push.wake(tx, actor.uid);
    return { ended };
  });
}

/** The wish and the use of its proof are one transaction. */
async function closeAccount(deps: Deps, { uid }: User, input: Extract<Request, { of: 'account' }>) {
  return transact(deps.db, async (tx) => {
    await requirePhone(tx, deps, uid, input);
    return { ended: 0, ...(await askClosing(tx, deps, uid, input.receipt)) };
  });
}

/** Whoever has a phone proves it by a code; nothing can be sent to whoever has none. Throws AppError. */
async function requirePhone(
  tx: Db,
  deps: Deps,
  uid: string,
  { sn, secret }: Extract<Request, { of: 'account' }>,
): Promise<void> {
  if ((await listSubjectIndexes(tx, uid, 'phone')).length === 0) return;
  if (sn === undefined || secret === undefined) throw new AppError(ERROR.codeExpired, 'the phone is not proven');
  const phone = await takePhoneProof(tx, deps, { type: CODE_TYPE.closeAccount, secret, uid, sn });
  const owner = await findIdentity(tx, 'phone', indexPhone(deps.personal, phone));
  if (owner?.uid !== uid) throw new AppError(ERROR.codeExpired, 'the phone is not of the account any more');
}
