import { CODE_TYPE, ERROR, type RequestOf, type ResponseOf } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor } from '../../gateway/command-handler.ts';
import { identifyAsker } from './asker.ts';
import { checkCode } from './check-code.ts';
import { indexPhone } from './login-secrets.ts';
import { askerOfUser, phoneOfCode } from './phone-of-code.ts';
import { provePhone } from './phone-proof.ts';

export async function codeAuth(
  deps: Deps,
  actor: Actor,
  input: RequestOf<'CODEAUTH'>,
): Promise<ResponseOf<'CODEAUTH'>> {
  const { type, code, device, secret } = input;
  const { uid, loginId } = actor;
  const isSignIn = type === CODE_TYPE.login;
  if (!isSignIn && (uid === null || loginId === null)) throw new AppError(ERROR.notAllowed, 'nobody is logged in');
  const phone = await phoneOfCode(deps, actor, input);
  const phoneIndex = indexPhone(deps.personal, phone);
  const asker =
    isSignIn || uid === null || loginId === null
      ? await identifyAsker(deps, phoneIndex, { ...actor, device })
      : askerOfUser(deps, { ...actor, uid, loginId }, type);
  const use = await checkCode(deps, { phoneIndex, type, code, asker });
  return deps.db.transaction().execute(async (tx) => {
    await use(tx);
    return { sn: await provePhone(tx, deps, { type, secret, phone, uid: isSignIn ? null : uid }) };
  });
}
