import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { LeavingObjects } from './adapters/labels/leaving-objects.ts';
import type { Database } from './database/database.ts';
import type { Deps } from './deps.ts';
import type { Channel } from './gateway/channel-keys.ts';
import type { Authenticate, Handlers, IsVerified } from './gateway/command-handler.ts';
import { registerCommandRoutes } from './gateway/command-routes.ts';
import type { Gateway } from './gateway/gateway.ts';
import { openPushHub } from './gateway/push-hub.ts';
import { isPushUpgrade, openPushSockets } from './gateway/push-sockets.ts';
import { openSharedCounters } from './gateway/rate-limits.store.ts';
import { createRateLimits, type RateLimits } from './gateway/rate-limits.ts';
import { registerUploadRoutes } from './gateway/upload-routes.ts';
import { registerBootstrapRoute } from './http/bootstrap-route.ts';
import type { CallbackRoute } from './http/callbacks/callback-route.ts';
import { registerCallbacks } from './http/callbacks/register-callbacks.ts';
import { registerCarrierFrame } from './http/carrier-frame-route.ts';
import { normaliseAddress } from './http/client-address.ts';
import { registerCredentialsRoute } from './http/credentials-route.ts';
import { registerHealthRoutes } from './http/health-routes.ts';
import { registerLocaleRoutes } from './http/locale-routes.ts';
import type { Metrics } from './http/metrics.ts';
import { registerNotFound } from './http/not-found.ts';
import { registerObjectRoutes } from './http/object-routes.ts';
import { BODY_LIMIT_BYTES, openHttp } from './http/open-http.ts';
import { registerRegionRoutes } from './http/region-routes.ts';
import { securityHeaders } from './http/security-headers.ts';
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
  registerPages?(app: FastifyInstance, limits: RateLimits): void;
}

/** The whole HTTP side of the server; it does not listen. Closing it ends the push sockets too. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, objects, channel, metrics } = options;
  const { config, log, now } = deps;
  const headersFor = securityHeaders(config);
  const app = openHttp({ config, headersFor, log, now, shouldUpgrade: isPushUpgrade });
  const shared = openSharedCounters(deps.db, (error) => log.error({ err: error }, 'pruning counts failed'));
  app.addHook('onClose', () => shared.close());
  const limits = createRateLimits({
    ...{ factor: config.rateLimitFactor, shared, personal: deps.personal },
    // Counted alone: a flood of them must not fill the log.
    onRefused: () => metrics.countSecurityEvent('refused-by-limit'),
  });
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

  const trusts = proxyAddress.compile(config.trustedProxies);
  const pushSockets = openPushSockets({
    ...{ server: app.server, gateway, hub, headersFor },
    perAddress: config.pushSocketsPerAddress,
    helloMs: config.silence.helloMs,
    addressOf: (request) => normaliseAddress(proxyAddress(request, trusts)),
  });

  registerNotFound(app, config.webFolder, now);
  let isClosing = false;
  app.addHook('preClose', () => {
    isClosing = true;
    pushSockets.close();
    return hub.close();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // The rest of a body that is too large is read and dropped: a connection that is cut takes the answer with it.
    if (reply.statusCode === 413) reply.removeHeader('connection');
    // A connection that was kept alive would hold up the stop for as long as it is.
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });

  await app.register(
    async (api) => {
      await api.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
      await api.register(multipart);
      registerUploadRoutes(api, gateway);
      registerCommandRoutes(api, gateway);
    },
    { prefix: '/api' },
  );
  registerCallbacks(app, options.callbacks, { deps, limits, metrics });
  registerBootstrapRoute(app, config, channel, now);
  registerLocaleRoutes(app);
  registerRegionRoutes(app);
  registerObjectRoutes(app, { objects, limits, now });
  registerCredentialsRoute(app, options.credentialAnchor);
  registerCarrierFrame(app, config);
  registerHealthRoutes(app, {
    readiness: options.readiness,
    metrics,
    metricsToken: config.metricsToken,
    log,
  });
  options.registerPages?.(app, limits);
  await registerWebClient(app, config.webFolder);
  return app;
}
