import type { Deps } from '../../deps.ts';
import { auditLedger, deleteAuditsBefore, type Found, insertAudit } from './audit.store.ts';

/** How long it is on record what audits found. */
const KEEP_MS = 90 * 86_400_000;

/**
 * Audits the ledger and puts on record what it found. Where that is a difference nothing is spent any more, until an audit finds none; reading and giving
 * back go on.
 */
export async function runAudit(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<Found> {
  const found = await auditLedger(deps.db);
  const now = deps.now();
  await insertAudit(deps.db, found, now);
  await deleteAuditsBefore(deps.db, now - KEEP_MS);
  const { differences } = found;
  if (differences.length > 0)
    deps.log.error(
      { event: 'ledger-difference', differences },
      'the ledger does not balance: nothing is spent any more',
    );
  return found;
}
