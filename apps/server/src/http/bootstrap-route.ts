import type { BootstrapConfig } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Channel } from '../gateway/channel-keys.ts';

const APP_ID = 'kinora';

/** What a client fetches first: where the gateway is, and its public keys. */
export function registerBootstrapRoute(
  app: FastifyInstance,
  config: Config,
  channel: Channel,
  now: () => number,
): void {
  // Relative addresses are resolved against this file's own.
  const base = config.publicUrl === '' ? '' : `${config.publicUrl}/`;
  app.get('/config.json', (_request, reply) => {
    const body: BootstrapConfig = {
      api: `${base}api`,
      push: `${base}api/push`,
      keys: [...channel.current().advertisedKeys],
      appid: APP_ID,
      operator: config.business.operator,
      terms: config.business.serviceVersion,
      timestamp: now(),
    };
    return reply.header('cache-control', 'no-store').send(body);
  });
}
