import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RateLimits } from '../../gateway/rate-limits.ts';
import { clientAddress } from '../../http/client-address.ts';
import { isRefused, type ObjectsToSend, sendObject } from '../../http/send-object.ts';
import { fileNameOf } from './ask-export.ts';
import { openGrant } from './export-grants.ts';

interface ExportRoutesOptions {
  objects: ObjectsToSend;
  limits: Pick<RateLimits, 'countAddress'>;
}

/** Zip files at the addresses that EXPORTDATA gave: each for one browser, which may go on where it was cut. */
export function registerExports(app: FastifyInstance, deps: Deps, { objects, limits }: ExportRoutesOptions): void {
  app.route<{ Params: { token: string } }>({
    method: ['GET', 'HEAD'],
    url: '/exports/:token',
    async handler(request, reply) {
      if (await isRefused(reply, () => limits.countAddress('object', clientAddress(request)))) return reply;
      const { token } = request.params;
      const name = `kinora-${token.slice(0, 8)}`;
      const isLooking = request.method === 'HEAD';
      const granted = await openGrant(deps, token, readCookie(request, name), isLooking);
      reply.header('cache-control', 'no-store');
      if (!granted) return reply.code(403).send('');
      const object = await objects.openForLeaving(granted.objectKey, '');
      if (!object) return reply.code(404).send('');
      // It goes to this address's folder alone, which is `/exports/`.
      const secure = deps.config.publicUrl.startsWith('https:') ? '; Secure' : '';
      if (granted.secret) reply.header('set-cookie', `${name}=${granted.secret}; HttpOnly; SameSite=Lax${secure}`);
      return sendObject(request, reply, object, fileNameOf(granted.number));
    },
  });
}

function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  const found = headers.cookie?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
