import type { Unit } from '@kinora/contract';
import type { Db, Deps } from '../../deps.ts';
import { type HoldRow, setRefunded } from './holds.store.ts';
import { type Opened, openLedger, readTaken } from './ledger.store.ts';
import { LedgerError } from './ledger-error.ts';
import { giveBack, requireAmount } from './plan-postings.ts';
import { postOpened, type Transfer } from './post.ts';

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
  const key = `hold:${hold}:reserve`;
  const opened = await openLedger(tx, { uids: [uid], key, currencies: [unit], kind: 'reserve', hold });
  const owner = opened.owners[uid] ?? '';
  const former = opened.hold;
  if (former) {
    if (former.owner !== owner || former.currency !== unit || former.amount !== amount)
      throw new LedgerError('key-reused', `${hold} is another hold`);
    return { id: former.reserved_by, isRepeat: true };
  }
  const change = { hold, owner, currency: unit, amount, expires_at: expiresAt, state: 'reserved' as const };
  return postOpened(tx, deps, { key, kind: 'reserve', uid, unit, amount, reference: hold }, opened, change);
}

/** Sells what was set aside, all of it. Asked for again it changes nothing. Throws LedgerError once it was voided or its time is over. */
export async function capture(tx: Db, deps: Context, { hold, uid }: HoldOf): Promise<Transfer> {
  const { row, about, opened } = await openHold(tx, { hold, uid }, 'capture');
  if (row.state === 'captured' && row.ended_by !== null) return { id: row.ended_by, isRepeat: true };
  if (row.state === 'voided' || row.expires_at <= deps.now()) throw new LedgerError('hold-ended', `${hold} has ended`);
  const order = { ...about, kind: 'capture' as const, amount: row.amount };
  return postOpened(tx, deps, order, opened, { hold, state: 'captured' });
}

/** Sells an amount at once, which was set aside under its name before or, where it was not, never is. Asked for again it changes nothing. Throws LedgerError. */
export async function sell(
  tx: Db,
  deps: Context,
  { hold, uid, unit, amount }: Omit<Reservation, 'expiresAt'>,
): Promise<Transfer> {
  const key = `hold:${hold}:capture`;
  const opened = await openLedger(tx, { uids: [uid], key, currencies: [unit], kind: 'sale', hold });
  if (opened.hold) {
    await reserve(tx, deps, { hold, uid, unit, amount, expiresAt: opened.hold.expires_at });
    return capture(tx, deps, { hold, uid });
  }
  const about = { hold, owner: opened.owners[uid] ?? '', currency: unit, amount, expires_at: deps.now() };
  const order = { key, kind: 'sale' as const, uid, unit, amount, reference: hold };
  return postOpened(tx, deps, order, opened, { ...about, state: 'sold' });
}

/** Gives back what was set aside. Asked for again it changes nothing. Throws LedgerError once it was captured. */
export async function voidHold(tx: Db, deps: Context, { hold, uid }: HoldOf): Promise<Transfer> {
  const { row, about, opened } = await openHold(tx, { hold, uid }, 'void');
  if (row.state === 'voided' && row.ended_by !== null) return { id: row.ended_by, isRepeat: true };
  if (row.state === 'captured') throw new LedgerError('hold-ended', `${hold} was captured`);
  const parts = await readTaken(tx, row.reserved_by);
  const order = { ...about, kind: 'void' as const, amount: row.amount, parts };
  return postOpened(tx, deps, order, opened, { hold, state: 'voided' });
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
  const { row, about, opened } = await openHold(tx, { hold, uid }, 'refund', name);
  if (row.state !== 'captured') throw new LedgerError('hold-ended', `${hold} was not captured`);
  const parts = giveBack(await readTaken(tx, row.reserved_by), row.refunded, requireAmount(amount));
  const transfer = await postOpened(tx, deps, { ...about, kind: 'refund', amount, parts }, opened);
  if (!transfer.isRepeat) await setRefunded(tx, hold, row.refunded + amount);
  return transfer;
}

/** Nobody else ends the hold until the transaction ends. */
async function openHold(
  tx: Db,
  { hold, uid }: HoldOf,
  kind: 'capture' | 'void' | 'refund',
  name?: string,
): Promise<{ row: HoldRow; about: { key: string; uid: string; unit: Unit; reference: string }; opened: Opened }> {
  const key = name === undefined ? `hold:${hold}:${kind}` : `hold:${hold}:${kind}:${name}`;
  const opened = await openLedger(tx, { uids: [uid], key, currencies: [], kind, hold });
  const row = opened.hold;
  if (!row || row.owner !== opened.owners[uid]) throw new LedgerError('no-hold', `${hold} is none of theirs`);
  return { row, about: { key, uid, unit: row.currency as Unit, reference: hold }, opened };
}
