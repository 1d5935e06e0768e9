import { createHash } from 'node:crypto';
import { LOADABLE_LOCALES, type LoadableLocale, loadTable } from '@kinora/locales';
import type { FastifyInstance } from 'fastify';

const FRESH_S = 3600;

/** What is sent of a locale, with the mark by which a client knows that it has not changed. */
interface Served {
  readonly text: string;
  readonly etag: string;
}

/** Serves at `/<folder>/<locale>.json` what is made of a locale, once. */
export function serveByLocale(
  app: FastifyInstance,
  folder: string,
  make: (locale: LoadableLocale) => Promise<unknown>,
): void {
  const served = new Map<string, Served>();

  async function find(code: string): Promise<Served | undefined> {
    const known = served.get(code);
    const locale = LOADABLE_LOCALES.find((one) => one === code);
    if (known || !locale) return known;
    const text = JSON.stringify(await make(locale));
    const made = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
    served.set(code, made);
    return made;
  }

  app.get<{ Params: { code: string } }>(`/${folder}/:code.json`, async (request, reply) => {
    const found = await find(request.params.code);
    if (!found) return reply.callNotFound();
    reply.headers({ etag: found.etag, 'cache-control': `public, max-age=${FRESH_S}` });
    if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(found.text);
  });
}

/** Texts of every locale, for mini-programs: their package holds two tables alone. */
export function registerLocaleRoutes(app: FastifyInstance): void {
  serveByLocale(app, 'locales', loadTable);
}
