import type { PayMethodKey } from '@kinora/contract';
import type { Logger } from 'pino';
import type { Jobs } from './adapters/ports/jobs.ts';
import type { Moderation } from './adapters/ports/moderation.ts';
import type { Objects } from './adapters/ports/objects.ts';
import type { PayChannel } from './adapters/ports/pay-channel.ts';
import type { PersonalData } from './adapters/ports/personal-data.ts';
import type { PortraitEngine } from './adapters/ports/portrait-engine.ts';
import type { Push } from './adapters/ports/push.ts';
import type { RealPersonService } from './adapters/ports/real-person.ts';
import type { SignInProviders } from './adapters/ports/sign-in.ts';
import type { Sms } from './adapters/ports/sms.ts';
import type { Config } from './config/config.ts';
import type { Db } from './database/db.ts';
import type { Subscriber } from './events/subscriber.ts';

export type { Db };

/** Everything that an operation may reach. One object a process; tests build one around an embedded database. */
export interface Deps {
  config: Config;
  db: Db;
  jobs: Jobs<Deps>;
  moderation: Moderation;
  objects: Objects;
  personal: PersonalData;
  push: Push;
  sms: Sms;
  /** Who knows our users besides ourselves. */
  signIn: SignInProviders;
  /** Who checks real persons; undefined: the engine. */
  realPerson: RealPersonService | undefined;
  /** Where money comes through, by the keys of pay methods; none: nothing is sold. */
  channels: ReadonlyMap<PayMethodKey, PayChannel>;
  /** Who follows events; `publish` tells them. */
  subscribers: readonly Subscriber<Deps>[];
  engine: PortraitEngine;
  /** Server time, ms since the epoch. */
  now(): number;
  log: Logger;
  metrics: { countSecurityEvent(event: string): void };
}
