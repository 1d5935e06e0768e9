import type { Deps } from '../deps.ts';
import type { Subscriber } from '../events/subscriber.ts';
import { agesModule } from './ages/ages.module.ts';
import { certificatesModule } from './certificates/certificates.module.ts';
import { closingModule } from './closing/closing.module.ts';
import { consentsModule } from './consents/consents.module.ts';
import { coversModule } from './covers/covers.module.ts';
import { erasureModule } from './erasure/erasure.module.ts';
import { exportsModule } from './exports/exports.module.ts';
import { facesModule } from './faces/faces.module.ts';
import { giftsModule } from './gifts/gifts.module.ts';
import { ledgerModule } from './ledger/ledger.module.ts';
import { loginModule } from './login/login.module.ts';
import { messagesModule } from './messages/messages.module.ts';
import type { OperatorOrder } from './operator-order.ts';
import { ordersModule } from './orders/orders.module.ts';
import { peopleModule } from './people/people.module.ts';
import { photosModule } from './photos/photos.module.ts';
import { realPersonModule } from './real-person/real-person.module.ts';
import { renditionsModule } from './renditions/renditions.module.ts';
import type { ModuleGauge, ServerModule } from './server-module.ts';
import { shootsModule } from './shoots/shoots.module.ts';

/** The modules that work on something besides their commands. */
const MODULES: readonly ServerModule[] = [
  loginModule,
  facesModule,
  realPersonModule,
  coversModule,
  shootsModule,
  photosModule,
  renditionsModule,
  exportsModule,
  peopleModule,
  agesModule,
  consentsModule,
  messagesModule,
  ordersModule,
  closingModule,
  ledgerModule,
  giftsModule,
  certificatesModule,
  erasureModule,
];

/** Whoever follows events, in the order in which they are told. */
export const subscribers: readonly Subscriber<Deps>[] = MODULES.flatMap((module) => module.subscribers ?? []);

/** What the operator does by `npm run operator`. */
export const operatorOrders: readonly OperatorOrder[] = MODULES.flatMap((module) => module.orders ?? []);

/** What modules tell of themselves among the metrics. */
export const gauges: readonly ModuleGauge[] = MODULES.flatMap((module) => module.gauges ?? []);

/** Gives every job of the modules, and every one that follows from an event, its worker. */
export function registerWorkers(jobs: Deps['jobs']): void {
  for (const job of MODULES.flatMap((module) => module.jobs ?? [])) job.register(jobs);
  for (const subscriber of subscribers) subscriber.register(jobs);
}
