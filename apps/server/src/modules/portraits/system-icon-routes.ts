import { ERROR, SYSTEM_ICONS } from '@kinora/contract';
import type { FastifyInstance } from 'fastify';
import { drawSystemIcon } from './system-icons.ts';

/** The drawn portraits, for everybody. */
export function registerSystemIcons(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/i/:file', async ({ params }, reply) => {
    const icon = SYSTEM_ICONS.find((name) => `${name}.png` === params.file);
    if (!icon) return reply.code(404).send({ errid: ERROR.notFound, errmsg: '' });
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png');
    return reply.send(await drawSystemIcon(icon));
  });
}
