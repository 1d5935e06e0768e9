import { CODE_TYPE, type CodeType, ERROR } from '@kinora/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Actor, User } from '../../gateway/command-handler.ts';
import { findSubject } from '../identities/index.ts';
import { type Asker, stranger } from './asker.ts';
import { parsePhoneNumber } from './phone-number.ts';

type CodeFor = { type: CodeType; phone: string; area: string } | { type: CodeType };

/** The number, in E.164, that a code is for: the one that is told, else that of the account. Throws AppError. */
export async function phoneOfCode(deps: Deps, actor: Actor, order: CodeFor): Promise<string> {
  if ('phone' in order) {
    const phone = parsePhoneNumber(order.area, order.phone);
    if (!phone) throw new AppError(ERROR.phoneInvalid, 'not a mobile number');
    return phone.e164;
  }
  const sealed = actor.uid === null ? undefined : await findSubject(deps.db, actor.uid, 'phone');
  if (sealed === undefined) throw new AppError(ERROR.notAllowed, 'the account has no phone');
  return deps.personal.decrypt(sealed);
}

/** Strangers' requests do not count against the owner of a number; whoever asks for another number is counted by the address. */
export function askerOfUser({ personal }: Pick<Deps, 'personal'>, actor: User, type: CodeType): Asker {
  const asker = stranger(personal, actor.address);
  if (type === CODE_TYPE.changePhone) return asker;
  return { ...asker, index: personal.blindIndex('device', `user ${actor.uid}`), isKnownDevice: true };
}
