import type { Producer } from '@kinora/provenance/node';
import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { Logger } from 'pino';
import type { LeavingObjects } from './adapters/labels/leaving-objects.ts';
import type { OpenedSms } from './adapters/sms/open.ts';
import type { Config } from './config/config.ts';
import type { Deps } from './deps.ts';
import type { Subscriber } from './events/subscriber.ts';
import type { Authenticate, Handlers, IsVerified } from './gateway/command-handler.ts';
import type { RateLimits } from './gateway/rate-limits.ts';
import type { CallbackRoute } from './http/callbacks/callback-route.ts';
import type { OperatorOrder } from './modules/operator-order.ts';
import type { ModuleGauge } from './modules/server-module.ts';

/** What the files of modules are sent by. */
export interface Served {
  objects: LeavingObjects;
  limits: RateLimits;
}

/** What the business brings: this side knows no command and no job of it. */
export interface ServerModules {
  migrations: Readonly<Record<string, Migration>>;
  handlers: Handlers;
  authenticate: Authenticate;
  /** Whether a user's face was authenticated, for commands with the access `verified`. */
  isVerified: IsVerified;
  /** Of outside systems, such as a vendor of payments. */
  callbacks: readonly CallbackRoute[];
  registerJobs(jobs: Deps['jobs']): void;
  subscribers: readonly Subscriber<Deps>[];
  operatorOrders: readonly OperatorOrder[];
  gauges: readonly ModuleGauge[];
  /** The SMS vendor, and the pages of it where it is for development. */
  createSms(config: Config, now: () => number, log: Logger): OpenedSms;
  /** Public files that belong to a module. */
  registerRoutes?(app: FastifyInstance, producer: Producer, deps: Deps, served: Served): void;
}
