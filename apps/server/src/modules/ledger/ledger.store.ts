import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import { newId } from '../../identifiers.ts';
import type { Currency, Purse, Unit } from './currencies.ts';
import { inSpendingOrder, type Part, type PlannedPosting } from './plan-postings.ts';

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

/** Every pseudonym of a user: of the accounts, too, that became part of theirs. */
export async function listOwners(db: Db, uid: string): Promise<string[]> {
  const rows = await db.selectFrom('ledger_owners').select('owner').where('uid', '=', uid).execute();
  return rows.map(({ owner }) => owner);
}

/**
 * Lets one transfer of each user happen at a time, until the transaction ends. The locks are taken in one order, so that two transfers never wait for
 * each other. Who had no accounts gets a pseudonym. @returns the pseudonym of each uid
 */
export async function lockOwners(tx: Db, uids: readonly string[]): Promise<Map<string, string>> {
  const known = await selectLocked(tx, uids);
  const unknown = uids.filter((uid) => !known.has(uid));
  if (unknown.length === 0) return known;
  await tx
    .insertInto('ledger_owners')
    .values(unknown.toSorted().map((uid) => ({ owner: newId(), uid, is_current: true })))
    .onConflict((conflict) => conflict.column('uid').where('is_current', '=', true).doNothing())
    .execute();
  return selectLocked(tx, uids);
}

async function selectLocked(tx: Db, uids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('ledger_owners')
    .select(['uid', 'owner'])
    .where('uid', 'in', uids)
    .where('is_current', '=', true)
    .orderBy('uid')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ uid, owner }) => [uid, owner]));
}

export interface Account {
  id: number;
  owner: string;
  currency: Currency;
  purse: Purse | 'house';
  expiresAt: number;
  balance: number;
}

export interface Standing {
  /** What was done under the key before. */
  former: { id: number; digest: string } | undefined;
  accounts: Account[];
  /** Whether the last audit found a difference. */
  isStopped: boolean;
}

interface StandingRow extends Account {
  former: number | null;
  digest: string | null;
  differences: number | null;
}

/** All that a transfer is planned by, in one question. */
export async function readStanding(
  tx: Db,
  key: string,
  owners: readonly string[],
  currencies: readonly Currency[],
): Promise<Standing> {
  const { rows } = await sql<StandingRow>`select t.id as former, t.digest, s.differences,
      a.id, a.owner, a.currency, a.purse, a.expires_at as "expiresAt", a.balance
    from (select 1) as one
    left join ledger_transfers t on t.key = ${key}
    left join (select differences from ledger_audits order by id desc limit 1) as s on true
    left join ledger_accounts a on a.owner = any(${owners}) and a.currency = any(${currencies})`.execute(tx);
  const [first] = rows;
  return {
    former: first?.former == null ? undefined : { id: first.former, digest: first.digest ?? '' },
    accounts: rows.filter(({ id }) => id !== null),
    isStopped: (first?.differences ?? 0) > 0,
  };
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
}

/** Writes a transfer with its postings. @returns its id */
export async function insertTransfer(
  tx: Db,
  transfer: NewTransfer,
  postings: readonly { account: number; amount: number }[],
): Promise<number> {
  const { key, kind, digest, reference, by, why, now } = transfer;
  const { rows } = await sql<{ id: number }>`with made as (
      insert into ledger_transfers (key, kind, digest, reference, made_by, reason, made_at)
      values (${key}, ${kind}, ${digest}, ${reference}, ${by}, ${why}, ${now}) returning id
    )
    insert into ledger_postings (transfer_id, account_id, amount)
    select made.id, posted.account, posted.amount
    from made, unnest(${postings.map(({ account }) => account)}::int8[], ${postings.map(({ amount }) => amount)}::int8[])
      as posted (account, amount)
    returning transfer_id as id`.execute(tx);
  const [first] = rows;
  if (!first) throw new Error('a transfer without postings');
  return first.id;
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
