import { POSTING_KINDS, PURSES, type StatementEntry, UNITS } from '@kinora/contract';
import { sql } from 'kysely';
import type { Db } from '../../deps.ts';

/**
 * Postings to the accounts of a user, the newest first, those of an account too that became part of theirs; and how many there are. `isWhole`: those too of
 * what is set aside, which the other ones tell of once more.
 */
export async function listPostings(
  db: Db,
  uid: string,
  { skip, take, isWhole }: { skip: number; take: number; isWhole: boolean },
): Promise<{ entries: StatementEntry[]; total: number }> {
  const own = db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
    .innerJoin('ledger_owners as o', 'o.owner', 'a.owner')
    .where('o.uid', '=', uid)
    .$if(!isWhole, (query) => query.where('a.purse', '!=', 'held'));
  const [rows, { total }] = await Promise.all([
    own
      .innerJoin('ledger_transfers as t', 't.id', 'p.transfer_id')
      .select([
        'p.transfer_id',
        'p.account_id',
        'p.currency',
        'p.amount',
        'p.balance',
        't.kind',
        't.made_at',
        't.reference',
      ])
      .leftJoin('ledger_holds as h', (join) =>
        join.onRef('h.hold', '=', 't.reference').on('t.kind', '=', 'reserve').on('h.state', '=', 'captured'),
      )
      // What was asked back is told as it ended: the end itself moves nothing of the user's.
      .leftJoin('ledger_transfers as r', (join) =>
        join
          .on('t.kind', '=', 'recharge-return')
          .on('r.kind', '=', 'recharge-refund')
          .on('r.key', '=', sql<string>`regexp_replace(t.key, ':asked$', ':agreed')`),
      )
      .select(['a.purse', 'a.expires_at', 'h.state', 'r.kind as ended'])
      .orderBy('p.transfer_id', 'desc')
      .orderBy('p.account_id', 'desc')
      .offset(skip)
      .limit(take)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const entries = rows.map((row) => ({
    id: `${row.transfer_id}-${row.account_id}`,
    kind: oneOf(POSTING_KINDS, !isWhole && row.state === 'captured' ? 'sale' : (row.ended ?? row.kind)),
    unit: oneOf(UNITS, row.currency),
    purse: oneOf(PURSES, row.purse),
    amount: row.amount,
    balance: row.balance ?? 0,
    at: row.made_at,
    ...(row.expires_at > 0 && { expires_at: row.expires_at }),
    ...orderOf(row.kind, row.reference),
  }));
  return { entries, total };
}

const OF_RECHARGES: ReadonlySet<string> = new Set(['recharge', 'recharge-return', 'recharge-kept', 'recharge-refund']);

/** The order that a transfer was for: by its own number, or as what was set aside for it is named. */
function orderOf(kind: string, reference: string): { oid?: string } {
  if (OF_RECHARGES.has(kind)) return reference === '' ? {} : { oid: reference };
  const [, oid] = /^order:([^:]+):/.exec(reference) ?? [];
  return oid === undefined ? {} : { oid };
}

function oneOf<Known extends string>(known: readonly Known[], word: string): Known {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Error(`a posting of ${word}`);
  return found;
}

/** All of it, the oldest first, for whoever takes their data with them. */
export async function listStatement(db: Db, uid: string): Promise<StatementEntry[]> {
  return (await listPostings(db, uid, { skip: 0, take: Number.MAX_SAFE_INTEGER, isWhole: true })).entries.toReversed();
}
