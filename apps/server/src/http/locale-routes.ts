import { createHash } from 'node:crypto';
import { LOADABLE_LOCALES, loadTable } from '@kinora/locales';
import type { FastifyInstance } from 'fastify';

const FRESH_S = 3600;

/** A table as it is sent, with the mark by which a client knows that it has not changed. */
interface ServedTable {
  readonly text: string;
  readonly etag: string;
}

const served = new Map<string, ServedTable>();

async function findTable(code: string): Promise<ServedTable | undefined> {
  const known = served.get(code);
  const locale = LOADABLE_LOCALES.find((one) => one === code);
  if (known || !locale) return known;
  const text = JSON.stringify(await loadTable(locale));
  const table = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  served.set(code, table);
  return table;
}

/** Texts of every locale, for mini-programs: their package holds two tables alone. */
export function registerLocaleRoutes(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/locales/:code.json', async (request, reply) => {
    const table = await findTable(request.params.code);
    if (!table) return reply.callNotFound();
    reply.headers({ etag: table.etag, 'cache-control': `public, max-age=${FRESH_S}` });
    if (request.headers['if-none-match'] === table.etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(table.text);
  });
}
