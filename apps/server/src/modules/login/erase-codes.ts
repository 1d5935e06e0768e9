import type { Db } from '../../deps.ts';
import { deleteCodesOfPhone } from './code.store.ts';
import { deleteCountsOfPhone } from './code-counts.store.ts';

/** Codes belong to a number rather than to an account. */
export async function eraseCodes(tx: Db, phoneIndexes: readonly string[]): Promise<void> {
  for (const phoneIndex of phoneIndexes) {
    await deleteCodesOfPhone(tx, phoneIndex);
    await deleteCountsOfPhone(tx, phoneIndex);
  }
}
