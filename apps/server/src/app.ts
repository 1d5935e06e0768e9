import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import { ERROR } from '@kinora/contract';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { LeavingObjects } from './adapters/labels/leaving-objects.ts';
import type { Database } from './database/database.ts';
import type { Deps } from './deps.ts';
import type { Channel } from './gateway/channel-keys.ts';
import { registerCommandRoutes } from './gateway/command-routes.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Authenticate, Handlers, IsVerified } from './gateway/handler.ts';
import { CLOSE, openPushHub } from './gateway/push-hub.ts';
import { registerPushRoutes } from './gateway/push-routes.ts';
import { createRateLimits } from './gateway/rate-limits.ts';
import { registerUploadRoutes } from './gateway/upload-routes.ts';
import { registerBootstrapRoute } from './http/bootstrap-route.ts';
import type { CallbackRoute } from './http/callbacks/callback-route.ts';
import { registerCallbacks } from './http/callbacks/register-callbacks.ts';
import { registerCredentialsRoute } from './http/credentials-route.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { registerLocaleRoutes } from './http/locale-routes.ts';
import type { Metrics } from './http/metrics.ts';
import { registerObjectRoutes } from './http/object-routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerWebClient } from './http/web-client-routes.ts';

export interface AppOptions {
  deps: Deps;
  database: Database;
  objects: LeavingObjects;
  /** PEM of the authority behind content credentials; null when they are off. */
  credentialAnchor: string | null;
  channel: Channel;
  handlers: Handlers;
  callbacks: readonly CallbackRoute[];
  authenticate: Authenticate;
  isVerified: IsVerified;
  metrics: Metrics;
  readiness: Readonly<Record<string, () => Promise<void>>>;
  /** Further routes, such as the pages of a development adapter. */
  registerPages?(app: FastifyInstance): void;
}

// Sealed data is at most 262,144 characters; the other fields are short.
const BODY_LIMIT_BYTES = 300 * 1024;
const FRAME_LIMIT_BYTES = 64 * 1024;

/** What Fastify refuses before a route runs. */
function errorIdOf({ statusCode = 500 }: FastifyError) {
  if (statusCode === 413) return ERROR.tooLarge;
  return statusCode < 500 ? ERROR.badRequest : ERROR.serverFailure;
}

/** Sockets that have not said hello yet are not the hub's: they too hear that the server goes away. */
function closeSockets(this: FastifyInstance, done: () => void): void {
  for (const socket of this.websocketServer.clients) socket.close(CLOSE.goingAway);
  this.websocketServer.close();
  done();
}

/** The whole HTTP side of the server; it does not listen. Closing it ends the push sockets too. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, objects, channel, metrics } = options;
  const { config, log, now } = deps;
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // The operator's own proxy alone: what a client writes into X-Forwarded-For itself stands further left.
    trustProxy: config.isBehindProxy ? (_address, hop) => hop === 0 : false,
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: config.upload.timeoutMs,
    keepAliveTimeout: 65_000,
    // A graceful stop ends idle connections and lets the others finish.
    forceCloseConnections: 'idle',
  });
  const limits = createRateLimits(config.rateLimitFactor);
  const gateway: Gateway = {
    deps,
    handlers: options.handlers,
    authenticate: options.authenticate,
    isVerified: options.isVerified,
    channel,
    limits,
    metrics,
  };
  const hub = await openPushHub({
    database: options.database,
    now,
    log,
    onCount: (count) => metrics.setSockets(count),
  });

  registerSecurityHeaders(app, config);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const errid = errorIdOf(error);
    if (errid === ERROR.serverFailure) log.error({ err: error, requestId: request.id }, 'a request failed');
    return reply.code(error.statusCode ?? 500).send({ errid, errmsg: '', timestamp: now() });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errid: ERROR.notFound, errmsg: '', timestamp: now() }),
  );
  let isClosing = false;
  app.addHook('preClose', () => {
    isClosing = true;
    return hub.close();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A connection that was kept alive would hold up the stop for as long as it is.
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });

  await app.register(websocket, { options: { maxPayload: FRAME_LIMIT_BYTES }, preClose: closeSockets });
  await app.register(
    async (api) => {
      await api.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
      await api.register(multipart);
      registerPushRoutes(api, gateway, hub);
      registerUploadRoutes(api, gateway);
      registerCommandRoutes(api, gateway);
    },
    { prefix: '/api' },
  );
  registerCallbacks(app, options.callbacks, { deps, limits, metrics });
  registerBootstrapRoute(app, config, channel, now);
  registerLocaleRoutes(app);
  registerObjectRoutes(app, { objects, limits, now });
  registerCredentialsRoute(app, options.credentialAnchor);
  registerHealthRoutes(app, { readiness: options.readiness, metrics, metricsToken: config.metricsToken, log });
  options.registerPages?.(app);
  await registerWebClient(app, config.webFolder);
  return app;
}
