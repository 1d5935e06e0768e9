import type { Producer } from '@kinora/provenance/node';
import type { FastifyInstance } from 'fastify';
import type { LeavingObjects } from './adapters/labels/leaving-objects.ts';
import { buildApp } from './app.ts';
import type { Closers } from './closers.ts';
import type { Database } from './database/database.ts';
import type { Deps } from './deps.ts';
import { openChannel } from './gateway/channel-keys.ts';
import { createSharedNonceStore } from './gateway/nonces.store.ts';
import { openOwnNonces } from './gateway/own-nonces.store.ts';
import type { ServerModules } from './given-modules.ts';
import type { Metrics } from './http/metrics.ts';

interface ApiParts {
  deps: Deps;
  database: Database;
  objects: LeavingObjects;
  producer: Producer;
  modules: ServerModules;
  metrics: Metrics;
  readiness: Readonly<Record<string, () => Promise<void>>>;
  registerPages: ((app: FastifyInstance) => void) | undefined;
  closers: Closers;
}

/** The app that answers clients, with what it alone needs: nonces and the keys of the channel. */
export async function openApi(parts: ApiParts): Promise<FastifyInstance> {
  const { deps, database, objects, producer, modules, metrics, readiness, registerPages, closers } = parts;
  const { config, now, log } = deps;
  const credentialAnchor = producer.credentials?.anchor ?? null;
  const shared = config.databaseUrl === null ? undefined : createSharedNonceStore(config.databaseUrl, now, log);
  const nonceStore =
    shared ?? (await openOwnNonces(deps.db, now, (error) => log.error({ err: error }, 'pruning nonces failed')));
  closers.add(() => nonceStore.close());
  // The memory of a process that ended is gone: what it had accepted must not be accepted again.
  const acceptFromMs = shared ? 0 : now();
  const channel = await openChannel({ db: deps.db, personal: deps.personal, nonceStore, acceptFromMs, now, log });
  closers.add(() => channel.close());
  const { handlers, authenticate, isVerified, callbacks } = modules;
  return buildApp({
    ...{ deps, database, objects, credentialAnchor, channel, handlers, authenticate, isVerified, callbacks },
    ...{ metrics, readiness },
    registerPages(pages, limits) {
      modules.registerRoutes?.(pages, producer, deps, { objects, limits });
      registerPages?.(pages);
    },
  });
}
