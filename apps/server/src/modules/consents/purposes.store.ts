import { type ConsentGiver, PURPOSES, type Purpose } from '@kinora/contract';
import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { agreedText } from './agreed-text.ts';

/** Whom an answer is about: a member, or the user where `subject` is empty. */
export interface PurposeSubject {
  uid: string;
  kind: Purpose;
  subject: string;
}

export interface PurposeConsent extends PurposeSubject {
  version: string;
  /** Who gave it for another person; null: the user for themselves. */
  by: ConsentGiver | null;
  locale: string;
  /** Who was named as getting pictures. */
  named: readonly string[];
  now: number;
}

/** Puts the consent on record with the words that were read; one that stands is left as it is. */
export async function recordPurpose(tx: Db, consent: PurposeConsent): Promise<void> {
  const { uid, kind, subject, version, by, locale, named, now } = consent;
  const text = await agreedText(kind, locale, named);
  await tx
    .insertInto('consents')
    .values({
      ...{ id: newId(), uid, kind, subject, version, given_by: by, agreed_at: now, withdrawn_at: null },
      ...{ text_locale: text.locale, text_hash: text.hash },
      named: named.length > 0 ? JSON.stringify(named) : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'kind', 'subject', 'version']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
  await tx
    .deleteFrom('consent_refusals')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

/** Ends the consent, whatever its version, and notes that this one is refused; empty where nobody is asked for one. */
export async function refusePurpose(tx: Db, refusal: PurposeSubject & { version: string; now: number }): Promise<void> {
  const { uid, kind, subject, version, now } = refusal;
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('withdrawn_at', 'is', null)
    .execute();
  if (version === '') return;
  await tx
    .insertInto('consent_refusals')
    .values({ uid, kind, subject, version, refused_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'kind', 'subject']).doUpdateSet({ version, refused_at: now }))
    .execute();
}

/** Ends what the user agreed to for purposes for themselves. */
export async function endOwnPurposes(tx: Db, uid: string, now: number): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('uid', '=', uid)
    .where('kind', 'in', PURPOSES)
    .where('subject', '=', '')
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Who of the user's people agrees to a purpose in this version, and since when; the user is an empty text. */
export async function listAgreed(
  db: Db,
  { uid, kind, version }: { uid: string; kind: Purpose; version: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('consents')
    .select(['subject', 'agreed_at'])
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('withdrawn_at', 'is', null)
    .execute();
  return new Map(rows.map(({ subject, agreed_at }) => [subject, agreed_at]));
}

export interface PurposeAnswerRow {
  kind: Purpose;
  subject: string;
  agreed: boolean;
  /** There was a consent before. */
  withdrawn?: true;
  at: number;
}

/** What was answered to the versions that are in force; nothing of a purpose whose version is empty. */
export async function listPurposeAnswers(
  db: Db,
  uid: string,
  versions: Readonly<Record<Purpose, string>>,
): Promise<PurposeAnswerRow[]> {
  const agreed = await db
    .selectFrom('consents')
    .select(['kind', 'subject', 'version', 'agreed_at as at'])
    .where('uid', '=', uid)
    .where('kind', 'in', PURPOSES)
    .where('withdrawn_at', 'is', null)
    .orderBy('agreed_at')
    .orderBy('id')
    .execute();
  const refused = await listRefusals(db, uid);
  const withdrawn = await listWithdrawn(db, uid);
  const answers = [
    ...agreed.map((row) => ({ ...row, agreed: true })),
    ...refused.map(({ refused_at: at, ...row }) => ({
      ...{ ...row, at, agreed: false },
      ...(withdrawn.has(`${row.kind} ${row.subject}`) && { withdrawn: true as const }),
    })),
  ];
  return PURPOSES.flatMap((kind) =>
    answers
      .filter((row) => row.kind === kind && row.version === versions[kind] && row.version !== '')
      .map(({ version: _, ...answer }) => ({ ...answer, kind })),
  );
}

/** For which purpose and person, with a blank between, a consent was taken back. */
async function listWithdrawn(db: Db, uid: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('consents')
    .select(['kind', 'subject'])
    .distinct()
    .where('uid', '=', uid)
    .where('kind', 'in', PURPOSES)
    .where('withdrawn_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ kind, subject }) => `${kind} ${subject}`));
}

/** What was refused, the oldest first. */
export async function listRefusals(db: Db, uid: string) {
  return db
    .selectFrom('consent_refusals')
    .select(['kind', 'subject', 'version', 'refused_at'])
    .where('uid', '=', uid)
    .orderBy('refused_at')
    .orderBy('kind')
    .orderBy('subject')
    .execute();
}
