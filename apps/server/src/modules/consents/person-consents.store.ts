import type { ConsentGiver } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { agreedText } from './agreed-text.ts';

/** The consent to the use of the face of a person who is not the user. */
export interface PersonConsent {
  uid: string;
  personId: string;
  version: string;
  by: ConsentGiver;
  /** Of whoever read the words. */
  locale: string;
  now: number;
}

export async function recordPersonConsent(tx: Db, consent: PersonConsent): Promise<void> {
  const { uid, personId, version, by, locale, now } = consent;
  const text = await agreedText('person', locale);
  const standing = { kind: 'person' as const, subject: personId, given_by: by, version, withdrawn_at: null };
  await tx
    .insertInto('consents')
    .values({ id: newId(), uid, ...standing, text_locale: text.locale, text_hash: text.hash, agreed_at: now })
    .execute();
}

/** The consents that stand, by person. */
export async function listPersonConsents(
  db: Db,
  uid: string,
): Promise<Map<string, { version: string; at: number; by: ConsentGiver }>> {
  const rows = await db
    .selectFrom('consents')
    .select(['subject', 'version', 'agreed_at', 'given_by'])
    .where('uid', '=', uid)
    .where('kind', '=', 'person')
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ subject, version, agreed_at, given_by }) => [
      subject,
      { version, at: agreed_at, by: given_by === 'guardian' ? 'guardian' : 'self' },
    ]),
  );
}

/** Ends every consent about these people: nothing of them is kept any more. */
export async function endPersonConsents(tx: Db, personIds: readonly string[], now: number): Promise<void> {
  if (personIds.length === 0) return;
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('subject', 'in', personIds)
    .where('withdrawn_at', 'is', null)
    .execute();
  await tx.deleteFrom('consent_refusals').where('subject', 'in', personIds).execute();
}
