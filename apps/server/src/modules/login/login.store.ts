import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';

export async function insertLogin(
  db: Db,
  login: {
    uid: string;
    passwordHash: string;
    platform: string;
    system: string;
    now: number;
    expiresAt: number;
    deviceIndex: string | null;
    attemptIndex: string | null;
  },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('logins')
    .values({
      id,
      uid: login.uid,
      password_hash: login.passwordHash,
      platform: login.platform,
      system: login.system,
      created_at: login.now,
      seen_at: login.now,
      expires_at: login.expiresAt,
      ended_at: null,
      device_index: login.deviceIndex,
      attempt_index: login.attemptIndex,
    })
    .execute();
  return id;
}

/** The login that holds which an attempt made since then; others who ask for it wait until the transaction ends. */
export async function lockLoginOfAttempt(tx: Db, attemptIndex: string, since: number) {
  return tx
    .selectFrom('logins')
    .select(['id', 'uid', 'created_at', 'device_index'])
    .where('attempt_index', '=', attemptIndex)
    .where('created_at', '>', since)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The one before opens the login no longer. */
export async function replacePassword(tx: Db, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('logins').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Gives a login to the machine of that key, for good; false when another machine has it. */
export async function bindLogin(db: Db, id: string, deviceIndex: string): Promise<boolean> {
  const row = await db
    .updateTable('logins')
    .set({ device_index: deviceIndex })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('device_index', 'is', null), eb('device_index', '=', deviceIndex)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLogin(db: Db, uid: string, passwordHash: string) {
  return db
    .selectFrom('logins')
    .select(['id', 'seen_at', 'expires_at', 'ended_at', 'ended_elsewhere', 'platform', 'device_index'])
    .where('uid', '=', uid)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
}

/** Whether this login of the user has neither ended nor run out. */
export async function doesLoginHold(db: Db, uid: string, id: string, now: number): Promise<boolean> {
  const login = await db
    .selectFrom('logins')
    .select('id')
    .where('id', '=', id)
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return login !== undefined;
}

export async function slideLogin(db: Db, id: string, now: number, expiresAt: number): Promise<void> {
  await db
    .updateTable('logins')
    .set({ seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endLogin(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('logins').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

/** Every login of a user, ended ones too as long as they are remembered, the newest first. */
export async function listLoginRecord(db: Db, uid: string) {
  return db
    .selectFrom('logins')
    .select(['platform', 'system', 'created_at', 'seen_at', 'expires_at', 'ended_at'])
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends from another device logins of a user that hold, one or all but one; how many there were. */
export async function endLoginsOf(
  db: Db,
  uid: string,
  which: { id: string } | { except: string },
  now: number,
): Promise<number> {
  const ended = await db
    .updateTable('logins')
    .set({ ended_at: now, ended_elsewhere: true })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ eb }) => ('id' in which ? eb('id', '=', which.id) : eb('id', '!=', which.except)))
    .returning('id')
    .execute();
  return ended.length;
}

/** The logins of a user that hold, the one that was used last first. */
export async function listLogins(db: Db, uid: string, now: number) {
  return db
    .selectFrom('logins')
    .select(['id', 'platform', 'system', 'created_at', 'seen_at'])
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Deletes those that had ended or run out by then; one that is asked for afterwards is as one that never was. */
export async function deleteLoginsBefore(db: Db, overBefore: number): Promise<void> {
  await db.deleteFrom('logins').where(sql<boolean>`least(ended_at, expires_at) < ${overBefore}`).execute();
}
