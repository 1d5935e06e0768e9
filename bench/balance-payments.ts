import { openOutboxPush } from '../apps/server/src/adapters/push/outbox/open.ts';
import { loadConfig } from '../apps/server/src/config/config.ts';
import type { Database } from '../apps/server/src/database/database.ts';
import type { Deps } from '../apps/server/src/deps.ts';
import { createBossJobs } from '../apps/server/src/jobs/boss-jobs.ts';
import { createLog } from '../apps/server/src/log.ts';
import { payFromBalance } from '../apps/server/src/modules/orders/pay-from-balance.ts';
import { registerWorkers, subscribers } from '../apps/server/src/modules/register-workers.ts';
import { personAt } from '../apps/server/test/fill-ledger.ts';
import { fillOrders, orderAt } from '../apps/server/test/fill-orders.ts';
import { clientsAtOnce, type Rate } from './clients-at-once.ts';

interface Market {
  readonly database: Database;
  readonly url: string;
  readonly folder: string;
  readonly people: number;
  readonly clients: number;
  readonly seconds: number;
}

/** As many as are paid at most in a second; they are placed before. */
const ORDERS_A_SECOND = 2_500;

/**
 * Payments out of a balance as ORDERPAY makes them, from the lock of the order to the commit: the gold card is sold, the photo kept, its larger
 * picture enqueued, the order complete and its user's clients told. What the gateway does around a command has a figure of its own.
 */
export async function payOrders({ database, url, folder, people, clients, seconds }: Market): Promise<Rate> {
  const orders = Math.max(clients, Math.ceil(seconds * ORDERS_A_SECOND));
  await fillOrders(database, { people, orders });
  const log = createLog('silent');
  const config = loadConfig({
    NODE_ENV: 'test',
    KINORA_DATA: folder,
    KINORA_DATABASE_URL: url,
    KINORA_SHOP: 'sandbox',
  });
  const jobs = createBossJobs({ database, databaseUrl: url, isWorking: false, log });
  registerWorkers(jobs);
  // Nothing else of a process is reached by such a payment.
  const reached: Pick<Deps, 'config' | 'db' | 'jobs' | 'push' | 'channels' | 'subscribers' | 'now' | 'log'> = {
    ...{ config, db: database.db, jobs, push: openOutboxPush(Date.now), channels: new Map(), subscribers },
    ...{ now: Date.now, log },
  };
  const deps = reached as Deps;
  await jobs.start(deps);
  let taken = 0;
  try {
    return await clientsAtOnce({ clients, seconds }, () => {
      const place = taken++;
      if (place >= orders) return undefined;
      return payFromBalance(deps, personAt(place % people), { oid: orderAt(place), paymethod: 'balance', price: 1 });
    });
  } finally {
    await jobs.stop(0);
  }
}
