import type { Db, Deps } from '../../deps.ts';
import type { Unit } from './currencies.ts';
import { endHold, findHold, type HoldRow, insertHold, setRefunded } from './holds.store.ts';
import { lockOwners, readTaken } from './ledger.store.ts';
import { LedgerError } from './ledger-error.ts';
import { giveBack, requireAmount } from './plan-postings.ts';
import { post, type Transfer } from './post.ts';

/** What is set aside, and until when. */
export interface Reservation {
  /** The caller's name of it, such as an order's id; it holds no uid. */
  hold: string;
  uid: string;
  unit: Unit;
  amount: number;
  expiresAt: number;
}

/** Whose it is, and which. */
export interface HoldOf {
  hold: string;
  uid: string;
}

type Context = Pick<Deps, 'now'>;

/** Sets an amount aside. Asked for again it changes nothing, even after its end. Throws LedgerError. */
export async function reserve(
  tx: Db,
  deps: Context,
  { hold, uid, unit, amount, expiresAt }: Reservation,
): Promise<Transfer> {
  const owner = (await lockOwners(tx, [uid])).get(uid) ?? '';
  const former = await findHold(tx, hold);
  if (former) {
    if (former.owner !== owner || former.currency !== unit || former.amount !== amount)
      throw new LedgerError('key-reused', `${hold} is another hold`);
    return { id: former.reserved_by, isRepeat: true };
  }
  const key = `hold:${hold}:reserve`;
  const transfer = await post(tx, deps, { key, kind: 'reserve', uid, unit, amount, reference: hold });
  await insertHold(tx, { hold, owner, currency: unit, amount, reserved_by: transfer.id, expires_at: expiresAt });
  return transfer;
}

/** Sells what was set aside, all of it. Asked for again it changes nothing. Throws LedgerError once it was voided or its time is over. */
export async function capture(tx: Db, deps: Context, { hold, uid }: HoldOf): Promise<Transfer> {
  const row = await lockHold(tx, hold, uid);
  if (row.state === 'captured' && row.ended_by !== null) return { id: row.ended_by, isRepeat: true };
  if (row.state === 'voided' || row.expires_at <= deps.now()) throw new LedgerError('hold-ended', `${hold} has ended`);
  const { unit, amount } = told(row);
  const transfer = await post(tx, deps, {
    key: `hold:${hold}:capture`,
    kind: 'capture',
    uid,
    unit,
    amount,
    reference: hold,
  });
  await endHold(tx, hold, 'captured', transfer.id);
  return transfer;
}

/** Gives back what was set aside. Asked for again it changes nothing. Throws LedgerError once it was captured. */
export async function voidHold(tx: Db, deps: Context, { hold, uid }: HoldOf): Promise<Transfer> {
  const row = await lockHold(tx, hold, uid);
  if (row.state === 'voided' && row.ended_by !== null) return { id: row.ended_by, isRepeat: true };
  if (row.state === 'captured') throw new LedgerError('hold-ended', `${hold} was captured`);
  const parts = await readTaken(tx, row.reserved_by);
  const { unit, amount } = told(row);
  const key = `hold:${hold}:void`;
  const transfer = await post(tx, deps, { key, kind: 'void', uid, unit, amount, parts, reference: hold });
  await endHold(tx, hold, 'voided', transfer.id);
  return transfer;
}

/**
 * Gives back a part of what was captured, or all of it, into the purses that it came from, what was paid for first. `refund` names this one; asked for
 * again it changes nothing. Throws LedgerError.
 */
export async function refund(
  tx: Db,
  deps: Context,
  { hold, uid, refund: name, amount }: HoldOf & { refund: string; amount: number },
): Promise<Transfer> {
  const row = await lockHold(tx, hold, uid);
  if (row.state !== 'captured') throw new LedgerError('hold-ended', `${hold} was not captured`);
  const parts = giveBack(await readTaken(tx, row.reserved_by), row.refunded, requireAmount(amount));
  const { unit } = told(row);
  const key = `hold:${hold}:refund:${name}`;
  const transfer = await post(tx, deps, { key, kind: 'refund', uid, unit, amount, parts, reference: hold });
  if (!transfer.isRepeat) await setRefunded(tx, hold, row.refunded + amount);
  return transfer;
}

const told = ({ currency, amount }: HoldRow) => ({ unit: currency as Unit, amount });

/** Nobody else ends the hold until the transaction ends. */
async function lockHold(tx: Db, hold: string, uid: string): Promise<HoldRow> {
  const owner = (await lockOwners(tx, [uid])).get(uid);
  const row = await findHold(tx, hold);
  if (!row || row.owner !== owner) throw new LedgerError('no-hold', `${hold} is none of theirs`);
  return row;
}
