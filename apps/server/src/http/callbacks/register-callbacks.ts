import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { errorBody, TooManyRequestsError } from '../../gateway/error-body.ts';
import type { RateLimits } from '../../gateway/rate-limits.ts';
import { recordSecurityEvent } from '../../gateway/security-events.ts';
import { sendFailure } from '../../gateway/send-failure.ts';
import { clientAddress } from '../client-address.ts';
import type { Metrics } from '../metrics.ts';
import type { CallbackRequest, CallbackRoute } from './callback-route.ts';

export interface CallbacksOptions {
  deps: Deps;
  limits: RateLimits;
  metrics: Pick<Metrics, 'countCallback' | 'countSecurityEvent'>;
}

/** The room of callbacks that are not sealed: bodies stay raw, whatever they say that they are. */
export function registerCallbacks(
  app: FastifyInstance,
  routes: readonly CallbackRoute[],
  options: CallbacksOptions,
): void {
  void app.register(
    async (room) => {
      room.removeAllContentTypeParsers();
      room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      for (const route of routes) registerCallback(room, route, options);
    },
    { prefix: '/callbacks' },
  );
}

function registerCallback(room: FastifyInstance, route: CallbackRoute, { deps, limits, metrics }: CallbacksOptions) {
  const { vendor, path, methods, maxBytes, handle } = route;
  room.route({
    method: [...methods],
    url: `/${vendor}/${path}`,
    bodyLimit: maxBytes,
    exposeHeadRoute: false,
    async onRequest(request, reply) {
      reply.header('cache-control', 'no-store');
      try {
        await limits.countAddress('callback', clientAddress(request));
      } catch (error) {
        if (!(error instanceof TooManyRequestsError)) throw error;
        const body = errorBody(error, deps.now());
        return reply.send(sendFailure(reply, body, body));
      }
    },
    async onResponse(_request, reply) {
      metrics.countCallback(vendor, reply.statusCode, reply.elapsedTime);
    },
    async handler(request, reply) {
      try {
        const { status, contentType, body, location, event } = await handle(deps, toCallback(request));
        recordSecurityEvent({ metrics, log: deps.log }, event, { command: `${vendor}/${path}`, requestId: request.id });
        if (location !== undefined) reply.header('location', location);
        return reply.code(status).type(contentType).send(body);
      } catch (error) {
        deps.log.error({ vendor, path, requestId: request.id, at: placeOf(error) }, 'a callback failed');
        return reply.code(500).send(errorBody(undefined, deps.now()));
      }
    },
  });
}

function toCallback({ body, headers, ip, url }: FastifyRequest): CallbackRequest {
  const { searchParams } = new URL(url, 'http://callback');
  return { rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers, query: searchParams, address: ip };
}

/** Kind and place of an error without its message, which may quote the body (as that of JSON.parse does). */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}
