import type { FastifyInstance } from 'fastify';
import { isLocalRequest } from '../../../http/is-local-request.ts';
import { deriveKey } from '../../../keys/key-ring.ts';
import { isSameSecret } from '../../../same-secret.ts';
import { renderInboxPage } from './inbox-page.ts';
import type { InboxSms } from './open.ts';

export interface InboxRoutesOptions {
  /** As {@link inboxPath} gives it. */
  path: string;
  isBehindProxy: boolean;
}

// The page has its own style and nothing else.
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const FOLDER = '/dev/inbox/';
const KEY_LENGTH = 24;

/**
 * Where the inbox is found: only who reads what the start prints knows. A proxy on this machine that adds no header cannot be
 * told from the machine itself. The same at each start, as long as the secrets are.
 */
export const inboxPath = (indexKey: Uint8Array): string =>
  FOLDER + deriveKey(indexKey, 'development inbox').toString('base64url').slice(0, KEY_LENGTH);

/** The page of the codes, and the same as JSON. Whoever can open it can sign in as anyone: for development only. */
export function registerInboxRoutes(app: FastifyInstance, inbox: InboxSms, options: InboxRoutesOptions): void {
  const isKey = (key: string): boolean => isSameSecret(FOLDER + key, options.path);
  void app.register(async (pages) => {
    // Whoever sees a code can sign in with it: only the machine itself sees it.
    pages.addHook<{ Params: { key: string } }>('onRequest', async (request, reply) => {
      const mayRead = isLocalRequest(request, options.isBehindProxy) && isKey(request.params.key);
      if (!mayRead) return reply.code(404).send('');
    });
    pages.get(`${FOLDER}:key`, (_request, reply) =>
      reply
        .header('content-security-policy', PAGE_POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(renderInboxPage(inbox.entries())),
    );
    pages.get(`${FOLDER}:key/codes.json`, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ entries: inbox.entries() }),
    );
  });
}
