import { countThreads } from '@kinora/studio/threads';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import sharp from 'sharp';
import { openChannels } from './adapters/channels/open.ts';
import { openPortraitEngine } from './adapters/engines/open.ts';
import { createLeavingObjects } from './adapters/labels/leaving-objects.ts';
import { openProducer } from './adapters/labels/open.ts';
import { openModeration } from './adapters/moderation/open.ts';
import { createPictureCheck } from './adapters/moderation/picture-check.ts';
import { openFolderObjects } from './adapters/objects/folder/open.ts';
import { openPersonalData } from './adapters/personal-data/aes-gcm/open.ts';
import { openOutboxPush } from './adapters/push/outbox/open.ts';
import { openRealPerson } from './adapters/real-person/open.ts';
import { openSignIn } from './adapters/sign-in/open.ts';
import { Closers, Grace } from './closers.ts';
import type { Config } from './config/config.ts';
import { followOperatorFile } from './config/follow-operator-file.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { requireWritable } from './database/require-writable.ts';
import type { Deps } from './deps.ts';
import type { ServerModules } from './given-modules.ts';
import { type HealthRoutesOptions, registerHealthRoutes } from './http/health-routes.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { registerNotFound } from './http/not-found.ts';
import { type HttpOptions, openHttp } from './http/open-http.ts';
import { followSockets, type OpenSockets } from './http/open-sockets.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createBossJobs } from './jobs/boss-jobs.ts';
import { openApi } from './open-api.ts';
import { serveOrders } from './operator/serve-orders.ts';
import { socketPathOf } from './operator/socket-path.ts';
import { createStudio } from './studio/create-studio.ts';
import { findFfmpeg } from './studio/find-ffmpeg.ts';
import type { RunningStudio } from './studio/studio-process.ts';

export interface ServerOptions {
  log: Logger;
  /** The database is beyond repair in this process: it must end at once. */
  onPanic(message: string): void;
  now?(): number;
  /** Another engine than the product's, for tests. */
  studioProgram?: URL;
}

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:7700`. */
  address: string;
  /** Where the verification codes are shown that nobody sends. */
  inbox: string | undefined;
  deps: Deps;
  database: Database;
  /** Stops accepting, lets requests and jobs finish within the grace, returns the rest to the queue, closes. */
  stop(): Promise<void>;
}

// Of the pictures that pass libvips remembers nothing: each is another one.
sharp.cache(false);

/** How often the object store is rid of what crashes left. */
const SWEEP_MS = 600_000;

/** Opens everything the configuration names and listens. When one part fails, those before it are closed again. */
export async function startServer(
  config: Config,
  modules: ServerModules,
  options: ServerOptions,
): Promise<RunningServer> {
  const closers = new Closers();
  try {
    return await open(config, modules, options, closers);
  } catch (error) {
    await closers.run().catch((closeError: unknown) => options.log.error({ err: closeError }, 'closing failed'));
    throw error;
  }
}

async function open(
  loaded: Config,
  modules: ServerModules,
  options: ServerOptions,
  closers: Closers,
): Promise<RunningServer> {
  const { log, now = Date.now } = options;
  const operator = followOperatorFile(loaded, log);
  closers.add(() => operator.close());
  const { config } = operator;
  const { masterKeys, indexKey, publicUrl } = config;
  const grace = new Grace(config.shutdownGraceMs);
  const database = await openDatabase(config, log, options.onPanic);
  closers.add(() => database.close());
  const applied = await migrate(database.db, modules.migrations);
  if (applied.length > 0) log.info({ migrations: applied }, 'the database was brought up to date');

  const metrics = createMetrics();
  const studio = await openStudio(config, metrics, options);
  const moderation = openModeration({ config: config.moderation, studio, now, log });
  const engine = openPortraitEngine({
    ...{ studio, db: database.db, now, log, config: config.engines },
    checks: [createPictureCheck(moderation)],
    isJudgedOutside: moderation.outside !== undefined,
  });
  closers.add(() => engine.close());
  const jobs = createBossJobs({
    database,
    databaseUrl: config.databaseUrl,
    isWorking: config.roles.has('worker'),
    log,
    onRun: metrics.countJob,
  });
  const stored = await openFolderObjects({ ...config.objects, masterKeys, publicUrl, now });
  const sweeping = setInterval(() => {
    stored.sweep().catch((error: unknown) => log.error({ err: error }, 'sweeping the object store failed'));
  }, SWEEP_MS);
  closers.add(() => clearInterval(sweeping));
  const producer = await openProducer(config, log, now());
  const objects = createLeavingObjects({ objects: stored, producer, indexKey });
  const { sms, registerPages, inboxPath } = modules.createSms(config, now, log);
  const personal = openPersonalData(masterKeys, indexKey);
  const push = openOutboxPush(now);
  const signIn = openSignIn(config, now);
  const realPerson = openRealPerson(config.realPerson, now);
  let address = '';
  const channels = openChannels(config.channels, () => (publicUrl === '' ? address : publicUrl), now);
  const { subscribers } = modules;
  const deps: Deps = {
    ...{
      config,
      db: database.db,
      jobs,
      moderation,
      objects,
      personal,
      push,
      sms,
      signIn,
      realPerson,
      channels,
      subscribers,
      engine,
      now,
      log,
      metrics,
    },
  };
  modules.registerJobs(jobs);
  closers.add(() => jobs.stop(grace.leftMs()));
  await jobs.start(deps);
  metrics.watchQueues(jobs);
  for (const gauge of modules.gauges) metrics.watch(gauge, () => gauge.read(deps));

  const readiness: Record<string, () => Promise<void>> = {
    database: () => requireWritable(database.db),
    objects: () => objects.check(),
    ...(config.roles.has('worker') && { studio: () => studio.ready() }),
  };
  const app = config.roles.has('api')
    ? await openApi({ deps, database, objects, producer, modules, metrics, readiness, registerPages, closers })
    : openWorkerApp({ config, log, now, readiness, metrics });
  const sockets = followSockets(app.server, {
    total: config.connections,
    perAddress: config.isBehindProxy ? null : config.connectionsPerAddress,
    onRefused: () => metrics.countSecurityEvent('refused-by-limit'),
  });
  closers.add(() => closeWithin(app, sockets, grace.leftMs()));
  address = await app.listen({ host: config.host, port: config.port });
  if (config.roles.has('worker')) {
    // Its models take longer to load than the rest to start: requests need not wait for them.
    studio.ready().catch((error: unknown) => {
      if (!grace.isRunning) log.error({ err: error }, 'the studio did not start');
    });
  }
  if (config.roles.has('api')) {
    const orders = await serveOrders(socketPathOf(config), modules.operatorOrders, deps);
    if (orders) closers.add(() => void orders.close());
  }
  const hasInbox = inboxPath !== undefined && config.roles.has('api');
  if (hasInbox && config.isBehindProxy)
    log.warn('verification codes are shown to nobody: behind a proxy every request looks local; configure KINORA_SMS');
  return {
    ...{ address, inbox: hasInbox && !config.isBehindProxy ? address + inboxPath : undefined, deps, database },
    stop() {
      grace.begin();
      return closers.run();
    },
  };
}

/** Answers may be finished within the grace; then connections are cut, so that a client that does not read holds up nothing. */
async function closeWithin(app: FastifyInstance, sockets: OpenSockets, graceMs: number): Promise<void> {
  const cut = setTimeout(() => sockets.destroyAll(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

async function openStudio(
  config: Config,
  metrics: Metrics,
  { log, studioProgram }: ServerOptions,
): Promise<RunningStudio> {
  const program = studioProgram ?? new URL('./studio/studio.worker.ts', import.meta.url);
  const threads = config.studioThreads > 0 ? config.studioThreads : countThreads();
  const ffmpegPath = await findFfmpeg(config.ffmpeg, log);
  return createStudio({ program, threads, ffmpegPath, log }, metrics);
}

interface WorkerAppOptions extends Omit<HttpOptions, 'headersFor'>, Omit<HealthRoutesOptions, 'metricsToken'> {}

/** A worker answers only its operator, and whoever else comes as an API does. */
function openWorkerApp({ config, log, now, readiness, metrics }: WorkerAppOptions): FastifyInstance {
  const app = openHttp({ config, headersFor: securityHeaders(config), log, now });
  registerNotFound(app, config.webFolder, now);
  registerHealthRoutes(app, { readiness, metrics, metricsToken: config.metricsToken, log });
  return app;
}
