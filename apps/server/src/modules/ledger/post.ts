import { createHash } from 'node:crypto';
import type { Unit } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import type { Currency, Money } from './currencies.ts';
import {
  type HoldChange,
  insertTransfer,
  type NewTransfer,
  type Opened,
  openAccount,
  openLedger,
} from './ledger.store.ts';
import { LedgerError } from './ledger-error.ts';
import { type Part, type PlannedPosting, planPostings } from './plan-postings.ts';
import { POSTING_RULES, type PostingRule, type TransferKind } from './posting-rules.ts';

/** A transfer that somebody asks for. */
export interface TransferOrder {
  /** Names the effect for good and never holds a uid: asked for again, nothing happens twice. */
  key: string;
  kind: TransferKind;
  uid: string;
  /** Who else is in it. */
  otherUid?: string;
  unit: Unit;
  amount: number;
  money?: { currency: Money; amount: number };
  /** When what the house gives expires, ms since the epoch. */
  expiresAt?: number;
  /** For rules that say `told`. They follow from the rest, so that another division is no other transfer. */
  parts?: readonly Part[];
  /** What it is for, such as an order's id. */
  reference?: string;
  /** The operator who does it, and why. */
  by?: string;
  why?: string;
}

export interface Transfer {
  id: number;
  /** It was done before, by the same key. */
  isRepeat: boolean;
}

/**
 * Posts a transfer in the caller's transaction: whole or not at all, and once for its key. Holds back other transfers of the same people until the
 * transaction ends; whoever posts several in one transaction runs it by `transact`. Throws LedgerError.
 */
export async function post(tx: Db, deps: Pick<Deps, 'now'>, order: TransferOrder): Promise<Transfer> {
  const uids = order.otherUid === undefined ? [order.uid] : [order.uid, order.otherUid];
  const currencies: Currency[] = order.money ? [order.unit, order.money.currency] : [order.unit];
  return postOpened(tx, deps, order, await openLedger(tx, { uids, key: order.key, currencies, kind: order.kind }));
}

/** The same for whoever has opened the ledger for it. */
export async function postOpened(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  order: TransferOrder,
  opened: Opened,
  hold: HoldChange | null = null,
): Promise<Transfer> {
  const { former } = opened;
  if (former === null) {
    const id = await insertTransfer(tx, await plan(tx, deps, order, opened), hold);
    return { id, isRepeat: false };
  }
  if (former.digest !== digestOf(order)) throw new LedgerError('key-reused', `${order.key} was something else`);
  return { id: former.id, isRepeat: true };
}

/** What a transfer writes. */
async function plan(
  tx: Db,
  deps: Pick<Deps, 'now'>,
  order: TransferOrder,
  { owners, accounts, differences }: Opened,
): Promise<NewTransfer> {
  const rule: PostingRule = POSTING_RULES[order.kind];
  const own = owners[order.uid];
  if (own === undefined) throw new Error('the ledger was opened for somebody else');
  const other = order.otherUid === undefined ? undefined : owners[order.otherUid];
  if (differences > 0 && rule.spends) throw new LedgerError('stopped', 'the last audit found a difference');
  const now = deps.now();
  const purses = accounts.flatMap(({ owner, purse, currency, expiresAt, balance }) =>
    owner === own && purse !== 'house' && currency === order.unit ? [{ purse, expiresAt, amount: balance }] : [],
  );
  const byName = new Map(accounts.map((account) => [nameOf(account), account] as const));
  const postings = [];
  for (const { amount, ...place } of planPostings(rule, { ...order, own, other }, purses, now)) {
    const account = byName.get(nameOf(place)) ?? { ...place, id: await openAccount(tx, place), balance: 0 };
    if (amount < 0 && place.purse !== 'house' && account.balance < -amount)
      throw new LedgerError('insufficient', 'a purse has less');
    byName.set(nameOf(account), account);
    postings.push({ account: account.id, amount });
  }
  const { key, kind, reference = '', by = '', why = '' } = order;
  return { key, kind, digest: digestOf(order), reference, by, why, now, postings };
}

const nameOf = ({ owner, currency, purse, expiresAt }: Omit<PlannedPosting, 'amount'>): string =>
  `${owner} ${currency} ${purse} ${expiresAt}`;

/** Of all that a transfer was asked for: what differs in any of it is another transfer. The parts follow from the rest. */
function digestOf(order: TransferOrder): string {
  const { kind, uid, otherUid, unit, amount, money, expiresAt, reference, by, why } = order;
  const said = [kind, uid, otherUid, unit, amount, money?.currency, money?.amount, expiresAt, reference, by, why];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
