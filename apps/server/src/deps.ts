import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Jobs } from './adapters/ports/jobs.ts';
import type { Moderation } from './adapters/ports/moderation.ts';
import type { Objects } from './adapters/ports/objects.ts';
import type { PersonalData } from './adapters/ports/personal-data.ts';
import type { PortraitEngine } from './adapters/ports/portrait-engine.ts';
import type { Push } from './adapters/ports/push.ts';
import type { Sms } from './adapters/ports/sms.ts';
import type { Config } from './config/config.ts';
import type { Schema } from './database/schema.ts';

/** A connection or a transaction: both query alike. */
export type Db = Kysely<Schema>;

/** Everything that an operation may reach. One object a process; tests build one around an embedded database. */
export interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs;
  moderation: Moderation;
  objects: Objects;
  personal: PersonalData;
  push: Push;
  sms: Sms;
  engine: PortraitEngine;
  /** Server time, ms since the epoch. */
  now(): number;
  log: Logger;
}
