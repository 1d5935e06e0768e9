import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

// Vite puts a hash of the content into these names: what they hold never changes.
const HASHED = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(\.(br|gz))?$/;

/** The built web client, with what was compressed beforehand. Hash routes: there is one page. */
export async function registerWebClient(app: FastifyInstance, webFolder: string): Promise<void> {
  if (!fs.existsSync(path.join(webFolder, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.code(503).type('text/plain').send('The web client is not built yet: run `npm run build`.\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: webFolder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
