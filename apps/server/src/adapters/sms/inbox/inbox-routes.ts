import type { FastifyInstance } from 'fastify';
import { renderInboxPage } from './inbox-page.ts';
import type { InboxSms } from './open.ts';

// The page has its own style and nothing else.
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The page of the codes, and the same as JSON. Whoever can open it can sign in as anyone: for development only. */
export function registerInboxRoutes(app: FastifyInstance, inbox: InboxSms): void {
  app.get('/dev/inbox', (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderInboxPage(inbox.entries())),
  );
  app.get('/dev/inbox.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ entries: inbox.entries() }),
  );
}
