import { type CodeType, ERROR } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { AppError } from '../../gateway/app-error.ts';
import { beginAttempt, takeAttempt } from './attempts.ts';

interface ProofKind {
  type: CodeType;
  secret: string;
  /** Whose it is, where somebody was logged in. */
  uid: string | null;
}

const purposeOf = (type: CodeType): string => `phone ${type}`;

/** Puts on record that whoever has the secret reaches a phone; the number given back says so once, to what the code was for. */
export function provePhone(tx: Db, deps: Deps, proof: ProofKind & { phone: string }): Promise<string> {
  const { type, secret, uid, phone } = proof;
  return beginAttempt(tx, deps, { purpose: purposeOf(type), secret, uid, kept: { phone } });
}

/** The phone that was proven, in E.164. Throws AppError. */
export async function takePhoneProof(tx: Db, deps: Deps, proof: ProofKind & { sn: string }): Promise<string> {
  const { type, secret, uid, sn } = proof;
  const { phone } = await takeAttempt(tx, deps, { purpose: purposeOf(type), secret, uid, state: sn }).catch(
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(ERROR.codeExpired, 'this phone is not proven, or not any more');
    },
  );
  if (phone === undefined) throw new TypeError('a proof without its phone');
  return phone;
}
