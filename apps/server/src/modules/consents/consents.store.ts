import type { Db, Deps } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import { agreedText, termsInForce } from './agreed-text.ts';
import { namesOfText } from './same-text.ts';

const OWN_KINDS = ['service', 'face', 'square'] as const;
export type ConsentKind = (typeof OWN_KINDS)[number];
const isOwnKind = (kind: string): kind is ConsentKind => OWN_KINDS.some((own) => own === kind);

/** Records a consent and the words that were read for it; one that already stands is left as it is. */
export async function recordConsent(
  db: Db,
  deps: Pick<Deps, 'config'>,
  consent: { uid: string; kind: ConsentKind; version: string; locale: string; now: number },
): Promise<void> {
  if (await hasConsent(db, consent.uid, consent.kind, consent.version)) return;
  const text = await agreedText(
    consent.kind,
    consent.locale,
    [],
    consent.kind === 'service' ? termsInForce(deps) : undefined,
  );
  await db
    .insertInto('consents')
    .values({
      id: newId(),
      uid: consent.uid,
      kind: consent.kind,
      subject: '',
      given_by: null,
      version: consent.version,
      text_locale: text.locale,
      text_hash: text.hash,
      agreed_at: consent.now,
      withdrawn_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'kind', 'subject', 'version']).where('withdrawn_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Ends every consent of the kind, whatever its version. */
export async function withdrawConsent(db: Db, uid: string, kind: ConsentKind, now: number): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Whether consent to this version is on record and was not withdrawn. */
export async function hasConsent(db: Db, uid: string, kind: ConsentKind, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('version', 'in', namesOfText(kind, version))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** {@link hasConsent}, and until the transaction ends the consent cannot be withdrawn. */
export async function holdConsent(tx: Db, uid: string, kind: ConsentKind, version: string): Promise<boolean> {
  const row = await tx
    .selectFrom('consents')
    .select('id')
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('version', 'in', namesOfText(kind, version))
    .where('withdrawn_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The consents of a user for themselves that were not withdrawn, the newest first. */
export async function listConsents(
  db: Db,
  uid: string,
): Promise<{ kind: ConsentKind; version: string; agreed_at: number }[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['kind', 'version', 'agreed_at'])
    .where('uid', '=', uid)
    .where('withdrawn_at', 'is', null)
    .orderBy('agreed_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ kind, ...row }) => (isOwnKind(kind) ? { kind, ...row } : []));
}

/** Every consent that a user ever gave, for whom and until when, the oldest first. */
export async function listConsentRecord(db: Db, uid: string) {
  return db
    .selectFrom('consents')
    .select([
      'kind',
      'subject',
      'version',
      'text_locale',
      'text_hash',
      'named',
      'given_by',
      'agreed_at',
      'withdrawn_at',
    ])
    .where('uid', '=', uid)
    .orderBy('agreed_at')
    .orderBy('id')
    .execute();
}
