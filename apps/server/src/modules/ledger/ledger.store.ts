import type { Purse, Unit } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { Currency } from './currencies.ts';
import type { HoldRow } from './holds.store.ts';
import { inSpendingOrder, type Part, type PlannedPosting } from './plan-postings.ts';
import { housesOf, type TransferKind } from './posting-rules.ts';

/** The pseudonym under which a user's accounts stand now; undefined where nothing was ever posted to them. */
export async function findOwner(db: Db, uid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('ledger_owners')
    .select('owner')
    .where('uid', '=', uid)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return row?.owner;
}

export interface Account {
  id: number;
  owner: string;
  currency: Currency;
  purse: Purse | 'house';
  expiresAt: number;
  balance: number;
}

/** All that a transfer is planned by, whose people are locked. */
export interface Opened {
  /** The pseudonym of each uid. */
  owners: Readonly<Record<string, string>>;
  /** What was done under the key before. */
  former: { id: number; digest: string } | null;
  hold: HoldRow | null;
  /** Those of the people, and of the house where it takes part, in what is moved or held. */
  accounts: Account[];
  /** Of the last audit. */
  differences: number;
}

interface ToOpen {
  uids: readonly string[];
  key: string;
  currencies: readonly Currency[];
  /** What happens; nothing where others are only held back. */
  kind?: TransferKind;
  /** Whose currency is moved. */
  hold?: string;
}

/**
 * Lets one transfer of each user happen at a time, until the transaction ends, and reads what it is planned by. The locks are taken in one order, so that two
 * transfers never wait for each other. Who had no accounts gets a pseudonym.
 */
export async function openLedger(tx: Db, { uids, key, currencies, kind, hold }: ToOpen): Promise<Opened> {
  const { rows } = await sql<{
    opened: Opened;
  }>`select ledger_open(${uids.toSorted()}, ${kind === undefined ? [] : housesOf(kind)}, ${key},
    ${hold ?? null}, ${currencies}) as opened`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the ledger did not open');
  return row.opened;
}

/** The same for whoever only holds others back. @returns the pseudonym */
export async function lockOwner(tx: Db, uid: string): Promise<string> {
  return (await openLedger(tx, { uids: [uid], key: '', currencies: [] })).owners[uid] ?? '';
}

/** Opens an account that there is not yet; one that another transfer opens meanwhile is waited for. */
export async function openAccount(
  tx: Db,
  { owner, currency, purse, expiresAt }: Pick<PlannedPosting, 'owner' | 'currency' | 'purse' | 'expiresAt'>,
): Promise<number> {
  await tx
    .insertInto('ledger_accounts')
    .values({ owner, currency, purse, expires_at: expiresAt, is_house: purse === 'house' })
    .onConflict((conflict) => conflict.columns(['owner', 'currency', 'purse', 'expires_at']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .where('purse', '=', purse)
    .where('expires_at', '=', expiresAt)
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewTransfer {
  key: string;
  kind: string;
  digest: string;
  reference: string;
  by: string;
  why: string;
  now: number;
  postings: readonly { account: number; amount: number }[];
}

/** What a transfer does to a hold: it begins, ends, or does both at once. */
export type HoldChange =
  | (Pick<HoldRow, 'hold' | 'owner' | 'currency' | 'amount' | 'expires_at'> & { state: 'reserved' | 'sold' })
  | { hold: string; state: 'captured' | 'voided' };

/** Writes a transfer with its postings, and what it does to a hold. @returns its id */
export async function insertTransfer(tx: Db, told: NewTransfer, hold: HoldChange | null): Promise<number> {
  const { key, kind, digest, reference, by, why, now, postings } = told;
  const { rows } = await sql<{
    made: number;
  }>`select ledger_write(${key}, ${kind}, ${digest}, ${reference}, ${by}, ${why}, ${now}, ${postings.map(({ account }) => account)},
    ${postings.map(({ amount }) => amount)}, ${hold === null ? null : JSON.stringify(hold)}) as made`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the transfer was not written');
  return row.made;
}

/** From which purses of a person a transfer took, in the order of spending. */
export async function readTaken(db: Db, transferId: number): Promise<Part[]> {
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .select(['purse', 'expires_at', 'ledger_postings.amount'])
    .where('transfer_id', '=', transferId)
    .where('ledger_postings.amount', '<', 0)
    .execute();
  return inSpendingOrder(
    rows.flatMap(({ purse, expires_at, amount }) =>
      purse === 'house' ? [] : [{ purse, expiresAt: expires_at, amount: -amount }],
    ),
  );
}

/** What a user has of each unit in each purse. */
export async function listPurses(db: Db, uid: string): Promise<(Part & { unit: Unit })[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_owners', 'ledger_owners.owner', 'ledger_accounts.owner')
    .select(['currency', 'purse', 'expires_at', 'balance'])
    .where('uid', '=', uid)
    .where('is_current', '=', true)
    .where('balance', '>', 0)
    .execute();
  return rows.flatMap(({ currency, purse, expires_at, balance }) =>
    purse === 'house' ? [] : [{ unit: currency as Unit, purse, expiresAt: expires_at, amount: balance }],
  );
}

/** Gifts whose time is over and of which something is left, with whose they are. */
export async function listExpiredGifts(db: Db, now: number): Promise<{ id: number; uid: string }[]> {
  return db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_owners', 'ledger_owners.owner', 'ledger_accounts.owner')
    .select(['id', 'uid'])
    .where('expires_at', '>', 0)
    .where('expires_at', '<=', now)
    .where('balance', '>', 0)
    .orderBy('expires_at')
    .execute();
}

/** An account of a person, as it is now. */
export async function readAccount(tx: Db, id: number) {
  const { currency, balance, last_number, expires_at } = await tx
    .selectFrom('ledger_accounts')
    .select(['currency', 'balance', 'last_number', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { unit: currency as Unit, balance, lastNumber: last_number, expiresAt: expires_at };
}

/** The history of one account becomes a part of another one's. */
export async function moveOwners(tx: Db, from: string, to: string): Promise<void> {
  await tx.updateTable('ledger_owners').set({ uid: to, is_current: false }).where('uid', '=', from).execute();
}

/** Whether anything was done under a key. */
export async function hasTransfer(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('ledger_transfers').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** Puts on record that a phone was given to; false where it was before, whoever had it then. */
export async function insertGiftedPhone(tx: Db, phone_index: string, now: number): Promise<boolean> {
  const row = await tx
    .insertInto('gifted_phones')
    .values({ phone_index, given_at: now })
    .onConflict((conflict) => conflict.column('phone_index').doNothing())
    .returning('phone_index')
    .executeTakeFirst();
  return row !== undefined;
}
