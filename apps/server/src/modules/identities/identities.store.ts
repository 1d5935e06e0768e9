import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Holds back others who sign in with the same subject until the transaction ends: two at once get one account. */
export async function lockIdentity(tx: Db, provider: IdentityProvider, subjectIndex: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${provider}:${subjectIndex}`}, 0))`.execute(tx);
}

/** Whose subject that is, and since when. */
export async function findIdentity(
  db: Db,
  provider: IdentityProvider,
  subjectIndex: string,
): Promise<{ uid: string; created_at: number; device_index: string | null } | undefined> {
  return db
    .selectFrom('identities')
    .select(['uid', 'created_at', 'device_index'])
    .where('provider', '=', provider)
    .where('subject_index', '=', subjectIndex)
    .executeTakeFirst();
}

export interface NewIdentity {
  provider: IdentityProvider;
  subjectIndex: string;
  subjectSealed: string;
  uid: string;
  now: number;
  /** Of the machine that alone shows it; null where it may be shown from anywhere. */
  deviceIndex?: string | undefined;
}

export async function insertIdentity(tx: Db, identity: NewIdentity): Promise<void> {
  await tx
    .insertInto('identities')
    .values({
      provider: identity.provider,
      subject_index: identity.subjectIndex,
      subject_sealed: identity.subjectSealed,
      uid: identity.uid,
      created_at: identity.now,
      device_index: identity.deviceIndex ?? null,
    })
    .execute();
}

/** From now on that subject is shown by one machine alone. */
export async function bindIdentity(
  tx: Db,
  { provider, subjectIndex }: Pick<NewIdentity, 'provider' | 'subjectIndex'>,
  deviceIndex: string,
): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ device_index: deviceIndex })
    .where('provider', '=', provider)
    .where('subject_index', '=', subjectIndex)
    .execute();
}

/** The provider knows whoever it is by another subject from now on. */
export async function renameSubject(
  tx: Db,
  { provider, subjectIndex }: Pick<NewIdentity, 'provider' | 'subjectIndex'>,
  to: Pick<NewIdentity, 'subjectIndex' | 'subjectSealed'>,
): Promise<void> {
  await tx
    .updateTable('identities')
    .set({ subject_index: to.subjectIndex, subject_sealed: to.subjectSealed })
    .where('provider', '=', provider)
    .where('subject_index', '=', subjectIndex)
    .execute();
}

/** What the provider knows the user by, sealed; undefined when the user does not sign in by it. */
export async function findSubject(db: Db, uid: string, provider: IdentityProvider): Promise<string | undefined> {
  const row = await db
    .selectFrom('identities')
    .select('subject_sealed')
    .where('uid', '=', uid)
    .where('provider', '=', provider)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.subject_sealed;
}

/** What each provider knows the user by, sealed. */
export async function listSubjects(db: Db, uid: string) {
  return db
    .selectFrom('identities')
    .select(['provider', 'subject_sealed', 'created_at'])
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
}

/** Takes away every way of that provider into the account. */
export async function deleteIdentities(tx: Db, uid: string, provider: IdentityProvider): Promise<void> {
  await tx.deleteFrom('identities').where('uid', '=', uid).where('provider', '=', provider).execute();
}

/** Blind indexes of what a provider knows the user by. */
export async function listSubjectIndexes(db: Db, uid: string, provider: IdentityProvider): Promise<string[]> {
  const rows = await db
    .selectFrom('identities')
    .select('subject_index')
    .where('uid', '=', uid)
    .where('provider', '=', provider)
    .execute();
  return rows.map(({ subject_index }) => subject_index);
}

/** Blind indexes of all that leads to the account. */
export async function listWays(db: Db, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('identities').select('subject_index').where('uid', '=', uid).execute();
  return rows.map(({ subject_index }) => subject_index);
}

/** Every way into the one account leads to the other from now on. */
export async function moveIdentities(tx: Db, from: string, to: string): Promise<void> {
  await tx.updateTable('identities').set({ uid: to }).where('uid', '=', from).execute();
}
