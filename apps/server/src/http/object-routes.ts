import type { FastifyInstance } from 'fastify';
import type { LeavingObjects } from '../adapters/labels/leaving-objects.ts';
import type { RateLimits } from '../gateway/rate-limits.ts';
import { clientAddress } from './client-address.ts';
import { isRefused, sendObject } from './send-object.ts';

export interface ObjectRoutesOptions {
  objects: LeavingObjects;
  limits: RateLimits;
  now(): number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Objects at their signed addresses, labelled where the studio made them. Whoever has the address may read; it expires, and says nothing of whose it is. */
export function registerObjectRoutes(app: FastifyInstance, { objects, limits, now }: ObjectRoutesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/o/*',
    async handler(request, reply) {
      if (await isRefused(reply, () => limits.countAddress('object', clientAddress(request)))) return reply;
      const { '*': token = '' } = request.params as { '*'?: string };
      const downloadName = text((request.query as Record<string, unknown>).n);
      const address = objects.openAddress(token, downloadName);
      if (!address) return reply.code(403).send('');
      const object = await objects.openForLeaving(address.objectKey, address.locale);
      if (!object) return reply.code(404).send('');
      const ageS = Math.max(0, Math.floor((address.expiresMs - now()) / 1000));
      reply.header('cache-control', `private, max-age=${ageS}, immutable`);
      return sendObject(request, reply, object, downloadName);
    },
  });
}
