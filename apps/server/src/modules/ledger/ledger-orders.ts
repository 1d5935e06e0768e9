import { createHash } from 'node:crypto';
import { UNITS, type Unit } from '@kinora/contract';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { OperatorError, type OperatorOrder, type Told } from '../operator-order.ts';
import { counted, moneyWords } from '../operator-words.ts';
import { findUsers } from '../users/index.ts';
import { listMoneyAtChannels } from './audit.store.ts';
import { runAudit } from './audit-ledger.worker.ts';
import { readBalances } from './balances.ts';
import { hasTransfer, lockOwner } from './ledger.store.ts';
import { LedgerError } from './ledger-error.ts';
import { post } from './post.ts';
import { tellOfGiven } from './tell-of-given.ts';

const DAY_MS = 86_400_000;

/** Beside what it finds, it says what the channels' own books must come to. */
async function audit(deps: Deps): Promise<string[]> {
  const { postings, differences } = await runAudit(deps);
  if (differences.length > 0)
    throw new OperatorError(differences.map(({ what, count }) => `${count} ${what}`).join('\n'));
  const atChannels = (await listMoneyAtChannels(deps.db)).map((money) => `At channels: ${moneyWords(money)}.`);
  return [`The ledger is right: ${postings} postings.`, ...atChannels];
}

/** Names a grant by all that is said of it, so that whoever repeats it after a lost answer gives once. Who has it is a pseudonym. */
const keyOf = (...said: readonly (string | number)[]): string =>
  `grant:${createHash('sha256').update(JSON.stringify(said)).digest('base64url')}`;

/** Gives cards, points, coins or coupons, and tells their user; the same for the same reason once. */
async function grant(deps: Deps, { uid, amount, unit, days, by, why }: Told): Promise<string[]> {
  if (deps.config.shop === 'off') throw new OperatorError('There is no shop: KINORA_SHOP is off.');
  const given = requireUnit(unit || 'card');
  const lifeDays = Number(days);
  if (days !== '' && (!Number.isSafeInteger(lifeDays) || lifeDays < 1))
    throw new OperatorError('--days must be a whole number from 1 on; without it they never expire.');
  const expiresAt = days === '' ? 0 : deps.now() + lifeDays * DAY_MS;
  const isNew = await transact(deps.db, async (tx) => {
    if ((await findUsers(tx, [uid])).length === 0) throw new OperatorError(`There is no user ${uid}.`);
    const key = keyOf(await lockOwner(tx, uid), given, Number(amount), lifeDays, why);
    if (await hasTransfer(tx, key)) return false;
    const order = {
      key,
      kind: 'operator-grant' as const,
      uid,
      unit: given,
      amount: Number(amount),
      expiresAt,
      by,
      why,
    };
    await post(tx, deps, order).catch(sayFault);
    await tellOfGiven(tx, deps, { uid, key, unit: given, count: Number(amount) });
    return true;
  });
  const has = `${uid} has ${counted((await readBalances(deps, uid))[given].available, given)}.`;
  if (!isNew) return [`That was given for this reason already: another --why gives it once more. ${has}`];
  deps.log.info({ event: 'ledger-granted', uid, by, unit: given, amount: Number(amount) }, 'an act of the operator');
  return [has];
}

function requireUnit(unit: string): Unit {
  const found = UNITS.find((known) => known === unit);
  if (found === undefined) throw new OperatorError(`--unit must be one of ${UNITS.join(', ')}.`);
  return found;
}

function sayFault(error: unknown): never {
  if (error instanceof LedgerError && error.fault === 'amount-refused')
    throw new OperatorError('--amount must be a whole number from 1 on.');
  throw error;
}

/** `npm run operator -- ledger …`. */
export const ledgerOrders: readonly OperatorOrder[] = [
  { area: 'ledger', name: 'audit', needs: [], run: (deps) => audit(deps) },
  { area: 'ledger', name: 'grant', needs: ['uid', 'amount', 'why'], takes: ['unit', 'days'], run: grant },
];
