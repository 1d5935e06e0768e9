import type { ledgerCommands } from '@kinora/contract';
import { accountMerged, phoneLinked } from '../../events/account-events.ts';
import { atOnce } from '../../events/follow.ts';
import type { Handlers } from '../../gateway/command-handler.ts';
import { type ServerModule, work } from '../server-module.ts';
import { findLastAudit } from './audit.store.ts';
import { auditLedgerJob } from './audit-ledger.job.ts';
import { runAudit } from './audit-ledger.worker.ts';
import { giveForPhone } from './give-for-phone.ts';
import { mergeLedger } from './leave-ledger.ts';
import { ledgerOrders } from './ledger-orders.ts';
import { queryStatement } from './query-statement.ts';
import { sweepLedgerJob } from './sweep-ledger.job.ts';
import { sweepLedger } from './sweep-ledger.worker.ts';

export const ledgerHandlers = {
  QUERYSTATEMENT: queryStatement,
} satisfies Pick<Handlers, keyof typeof ledgerCommands>;

export const ledgerModule: ServerModule = {
  jobs: [
    work(auditLedgerJob, async (deps) => {
      await runAudit(deps);
    }),
    work(sweepLedgerJob, sweepLedger),
  ],
  subscribers: [atOnce(accountMerged, mergeLedger), atOnce(phoneLinked, giveForPhone)],
  orders: ledgerOrders,
  gauges: [
    {
      name: 'kinora_ledger_differences',
      help: 'What the last audit of the ledger found that must not be; nothing is spent before one finds none',
      read: async ({ db }) => (await findLastAudit(db))?.differences ?? 0,
    },
    {
      name: 'kinora_ledger_audited_seconds',
      help: 'Time of the last audit of the ledger, s since the epoch',
      read: async ({ db }) => ((await findLastAudit(db))?.audited_at ?? 0) / 1000,
    },
  ],
};
