import type { Db } from '../../deps.ts';

/**
 * Consents about other people go with those. What the account agreed to for itself stays on record and stands no longer: what stands is what
 * the account that stays agreed to.
 */
export async function moveConsents(tx: Db, from: string, to: string, now: number): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('uid', '=', from)
    .where('subject', '=', '')
    .where('withdrawn_at', 'is', null)
    .execute();
  await tx.updateTable('consents').set({ uid: to }).where('uid', '=', from).execute();
  await tx.deleteFrom('consent_refusals').where('uid', '=', from).where('subject', '=', '').execute();
  await tx.updateTable('consent_refusals').set({ uid: to }).where('uid', '=', from).execute();
}
