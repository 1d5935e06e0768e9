import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ERROR } from '@kinora/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where nobody browses: programs ask there, and get the error of the contract. */
const PROGRAMS = /^\/(?:api|o|t|locales|credentials|callbacks|assets)\//;

/** A person's browser opens a page: it names HTML itself, which programs that take anything do not. */
const isPageWanted = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html') && !PROGRAMS.test(url);

/** Addresses relative to the site's root, wherever the path that does not exist seems to lie. */
const fromRoot = (page: string): string => page.replace('<head>', '<head><base href="/">');

/** What does not exist: the app, which says so and leads home, for whoever browses; an error of the contract for programs. */
export function registerNotFound(app: FastifyInstance, webFolder: string, now: () => number): void {
  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404);
    const page = isPageWanted(request) ? await readPage(webFolder) : undefined;
    if (page !== undefined)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    return reply.send({ errid: ERROR.notFound, errmsg: '', timestamp: now() });
  });
}

/** Undefined while the client is not built. */
async function readPage(webFolder: string): Promise<string | undefined> {
  try {
    return fromRoot(await readFile(path.join(webFolder, 'index.html'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
