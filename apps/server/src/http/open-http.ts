import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ERROR } from '@kinora/contract';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { errorIdOf, refuseEarly, refuseUnusual } from './refuse-early.ts';
import { type HeadersFor, registerSecurityHeaders } from './security-headers.ts';

export interface HttpOptions {
  config: Config;
  headersFor: HeadersFor;
  log: Logger;
  now(): number;
  /** Which requests become sockets; default: none. */
  shouldUpgrade?(request: IncomingMessage): boolean;
}

// Sealed data is at most 262,144 characters; the other fields are short.
export const BODY_LIMIT_BYTES = 300 * 1024;

/** What every process answers with, whatever its role: limits of size and time, the same headers, and one form of refusals. No routes yet. */
export function openHttp({ config, headersFor, log, now, shouldUpgrade }: HttpOptions): FastifyInstance {
  const app = Fastify({
    ...refuseEarly(headersFor, now),
    http: {
      shouldUpgradeCallback: shouldUpgrade ?? (() => false),
      // It is refused in the form of all other answers.
      requireHostHeader: false,
      headersTimeout: config.silence.headersMs,
      connectionsCheckingInterval: config.silence.checkMs,
    },
    connectionTimeout: config.silence.quietMs,
    bodyLimit: BODY_LIMIT_BYTES,
    // The operator's own proxies alone: what a client writes into X-Forwarded-For itself stands further left.
    trustProxy: config.isBehindProxy ? config.trustedProxies : false,
    logger: false,
    genReqId: () => randomUUID(),
    requestTimeout: config.upload.timeoutMs,
    keepAliveTimeout: 65_000,
    // A graceful stop ends idle connections and lets the others finish.
    forceCloseConnections: 'idle',
  });
  registerSecurityHeaders(app, config, headersFor);
  refuseUnusual(app, headersFor, now);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const errid = errorIdOf(error.statusCode ?? 500);
    if (errid === ERROR.serverFailure) log.error({ err: error, requestId: request.id }, 'a request failed');
    return reply.code(error.statusCode ?? 500).send({ errid, errmsg: '', timestamp: now() });
  });
  return app;
}
