import type { Db } from '../../deps.ts';
import { listSubjectIndexes } from '../identities/index.ts';
import { deleteCodesOfPhone } from './code.store.ts';

/** Codes belong to a number rather than to an account. */
export async function eraseCodes(tx: Db, uid: string): Promise<void> {
  for (const phoneIndex of await listSubjectIndexes(tx, uid, 'phone')) await deleteCodesOfPhone(tx, phoneIndex);
}
